-- All tables of the sandbox, with every constraint and index. `*Tables.ts` declare the columns for queries: `tables.test.ts` compares.
-- A change of the tables is a new file here and its line in `meta/_journal.json`.
-- A database with the tables of domains is up to date, because this file has the time of the migration that added them.
-- An older one has to be deleted: its tables exist already.
CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text,
  phone text UNIQUE,
  password_hash text NOT NULL,
  region_code text NOT NULL,
  active boolean NOT NULL,
  otp text,
  otp_failures integer DEFAULT 0 NOT NULL,
  otp_sent_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE tokens (
  hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
  user_id text NOT NULL REFERENCES users,
  route text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  status integer NOT NULL,
  response jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (user_id, route, key)
);
--> statement-breakpoint
CREATE TABLE servers (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  kind text NOT NULL,
  name text NOT NULL UNIQUE,
  region_id integer NOT NULL,
  plan_id integer NOT NULL,
  cpu integer NOT NULL,
  ram_mb integer NOT NULL,
  disk_mb integer NOT NULL,
  mariadb_disk_mb integer NOT NULL,
  containers integer NOT NULL,
  user_name text NOT NULL,
  password_hash text NOT NULL,
  domain text,
  status text NOT NULL,
  step text,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX servers_by_user ON servers (user_id, created_at);
--> statement-breakpoint
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  server_id text NOT NULL UNIQUE REFERENCES servers,
  next_charge_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE payments (
  code text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  amount bigint NOT NULL CONSTRAINT payment_amount_is_positive CHECK (amount > 0),
  currency text NOT NULL,
  type integer,
  method text,
  description text NOT NULL,
  status text NOT NULL,
  attempt_key text,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT payment_is_settled_or_pending CHECK ((status = 'pending') = (settled_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX payments_by_user ON payments (user_id, created_at);
--> statement-breakpoint
CREATE TABLE invoices (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  number text,
  description text NOT NULL,
  status text,
  amount_due bigint NOT NULL,
  amount_paid bigint,
  amount_remaining bigint,
  currency text NOT NULL,
  published boolean NOT NULL,
  server_id text REFERENCES servers,
  lines jsonb,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX invoices_by_user ON invoices (user_id, created_at);
--> statement-breakpoint
CREATE INDEX invoices_by_server ON invoices (server_id);
--> statement-breakpoint
CREATE TABLE ledger (
  sequence bigserial PRIMARY KEY,
  id text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users,
  payment_id text UNIQUE REFERENCES payments,
  invoice_id text UNIQUE REFERENCES invoices,
  amount bigint NOT NULL CONSTRAINT ledger_amount_moves CHECK (amount <> 0),
  currency text NOT NULL,
  ending_balance bigint NOT NULL,
  description text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX ledger_by_user ON ledger (user_id, sequence);
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append only: correct a row by adding another one.';
END;
$$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TABLE cards (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  test_card text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL,
  exp_month integer NOT NULL,
  exp_year integer NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  linked_at timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX cards_by_user ON cards (user_id, linked_at);
--> statement-breakpoint
CREATE UNIQUE INDEX one_default_card ON cards (user_id) WHERE is_default;
--> statement-breakpoint
CREATE TABLE setup_intents (
  id text PRIMARY KEY,
  client_secret text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users,
  status text NOT NULL,
  card_id text REFERENCES cards,
  last_error text,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE payment_intents (
  id text PRIMARY KEY,
  client_secret text NOT NULL UNIQUE,
  payment_code text NOT NULL UNIQUE REFERENCES payments,
  status text NOT NULL,
  card_id text NOT NULL REFERENCES cards,
  last_error text,
  confirmations integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE square_tokens (
  token text PRIMARY KEY,
  test_card text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE dns_domains (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  name text NOT NULL UNIQUE,
  active boolean NOT NULL,
  observed jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX dns_domains_by_user ON dns_domains (user_id, created_at);
--> statement-breakpoint
CREATE TABLE dns_records (
  sequence bigserial PRIMARY KEY,
  id text NOT NULL UNIQUE,
  domain_id text NOT NULL REFERENCES dns_domains ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL,
  values jsonb NOT NULL,
  ttl integer NOT NULL,
  priority integer,
  proxied boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX dns_records_by_domain ON dns_records (domain_id, sequence);
--> statement-breakpoint
CREATE TABLE dns_history (
  sequence bigserial PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  domain_name text NOT NULL,
  before jsonb,
  after jsonb,
  at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX dns_history_by_domain ON dns_history (user_id, domain_name, sequence);
