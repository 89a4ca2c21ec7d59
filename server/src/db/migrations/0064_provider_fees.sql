ALTER TABLE "bank_difference" DROP CONSTRAINT "bank_difference_mark_known";--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_account_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_entry_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_belongs";--> statement-breakpoint
ALTER TABLE "bank_line" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "bill_id" bigint;--> statement-breakpoint
CREATE INDEX "ledger_entry_bill_id_index" ON "ledger_entry" USING btree ("bill_id");--> statement-breakpoint
ALTER TABLE "bank_difference" ADD CONSTRAINT "bank_difference_mark_known" CHECK ("bank_difference"."mark" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_account_kind_known" CHECK ("ledger_account"."account_kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_entry_kind_known" CHECK ("ledger_entry"."entry_kind" in (1, 2, 3, 4, 5, 6, 7, 8, 20, 21, 22));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_belongs" CHECK (num_nonnulls("ledger_entry"."order_id", "ledger_entry"."draw_id", "ledger_entry"."bill_id") = 1);