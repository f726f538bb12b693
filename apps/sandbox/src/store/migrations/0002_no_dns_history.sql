-- Nothing reads the history of records.
DROP TABLE dns_history;
