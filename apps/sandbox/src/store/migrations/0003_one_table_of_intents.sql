-- Intents of both kinds have one table: `payment_code` tells a charge from the linking of a card.
CREATE TABLE intents (
  id text PRIMARY KEY,
  client_secret text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users,
  payment_code text UNIQUE REFERENCES payments,
  status text NOT NULL,
  card_id text REFERENCES cards,
  last_error text,
  confirmations integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX intents_by_user ON intents (user_id, created_at);
--> statement-breakpoint
INSERT INTO intents
SELECT id, client_secret, user_id, NULL, status, card_id, last_error, 0, created_at FROM setup_intents;
--> statement-breakpoint
INSERT INTO intents
SELECT i.id, i.client_secret, p.user_id, p.code, i.status, i.card_id, i.last_error, i.confirmations, i.created_at
FROM payment_intents i JOIN payments p ON p.code = i.payment_code;
--> statement-breakpoint
DROP TABLE setup_intents, payment_intents;
