CREATE TABLE "dns_domains" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"observed" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dns_domains_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "dns_history" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"domain_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dns_records" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"domain_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"values" jsonb NOT NULL,
	"ttl" integer NOT NULL,
	"priority" integer,
	"proxied" boolean NOT NULL,
	CONSTRAINT "dns_records_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "dns_domains" ADD CONSTRAINT "dns_domains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dns_history" ADD CONSTRAINT "dns_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dns_records" ADD CONSTRAINT "dns_records_domain_id_dns_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."dns_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dns_domains_by_user" ON "dns_domains" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "dns_history_by_domain" ON "dns_history" USING btree ("user_id","domain_name","sequence");--> statement-breakpoint
CREATE INDEX "dns_records_by_domain" ON "dns_records" USING btree ("domain_id","sequence");