-- The customer's own domains of a server; its primary one is in `domain`.
ALTER TABLE servers ADD COLUMN custom_domains jsonb DEFAULT '[]' NOT NULL;
