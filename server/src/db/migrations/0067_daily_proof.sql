CREATE TABLE "ledger_closing" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "integral_spent";--> statement-breakpoint
ALTER TABLE "ledger_proof" ADD COLUMN "proof_kind" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_proof" ADD COLUMN "closed_to" timestamptz(3);--> statement-breakpoint
ALTER TABLE "ledger_closing" ADD CONSTRAINT "ledger_closing_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_invoice_gmt_modified_index" ON "trade_invoice" USING btree ("gmt_modified");--> statement-breakpoint
CREATE INDEX "ledger_entry_gmt_create_index" ON "ledger_entry" USING btree ("gmt_create");--> statement-breakpoint
CREATE INDEX "trade_order_gmt_modified_index" ON "trade_order" USING btree ("gmt_modified");--> statement-breakpoint
CREATE INDEX "trade_receipt_gmt_create_index" ON "trade_receipt" USING btree ("gmt_create");--> statement-breakpoint
CREATE INDEX "trade_refund_gmt_modified_index" ON "trade_refund" USING btree ("gmt_modified");--> statement-breakpoint
CREATE INDEX "wallet_draw_gmt_modified_index" ON "wallet_draw" USING btree ("gmt_modified");--> statement-breakpoint
CREATE INDEX "integral_spent" ON "integral_log" USING btree ("target") WHERE "integral_log"."kind" in ('spent', 'spentBack');--> statement-breakpoint
ALTER TABLE "ledger_proof" ADD CONSTRAINT "ledger_proof_proof_kind_known" CHECK ("ledger_proof"."proof_kind" in (1, 2));