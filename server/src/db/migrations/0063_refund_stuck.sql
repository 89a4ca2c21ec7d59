ALTER TABLE "trade_refund" ADD COLUMN "stuck_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_refund" ADD COLUMN "back_ref" text;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_refund_back_ref" ON "trade_refund" USING btree ("back_ref");