ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_product_type_known";--> statement-breakpoint
DROP INDEX "trade_order_one_live";--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "program_terms" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_one_live" ON "trade_order" USING btree ("user_no","product_type","product_id") WHERE order_status in (1, 3) or (product_type in (1, 3) and order_status in (2, 7));--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_price_counted" CHECK ("program"."price" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_program_terms" CHECK (("trade_order"."program_terms" is not null) = ("trade_order"."product_type" = 3));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_product_type_known" CHECK ("trade_order"."product_type" in (1, 2, 3));