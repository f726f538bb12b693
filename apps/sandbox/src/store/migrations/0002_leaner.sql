-- Nothing reads the history of records, and nothing counts wrong codes.
DROP TABLE dns_history;
--> statement-breakpoint
ALTER TABLE users DROP COLUMN otp_failures;
