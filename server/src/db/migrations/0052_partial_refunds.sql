ALTER TABLE "trade_notice" DROP CONSTRAINT "trade_notice_verdict_known";--> statement-breakpoint
DROP INDEX "trade_order_frozen";--> statement-breakpoint
ALTER TABLE "demo_bank_trade" ADD COLUMN "returned_amount" bigint;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "refund_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "price_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "subsidy_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "points_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_refund" ADD COLUMN "ruled" bigint;--> statement-breakpoint
UPDATE "trade_refund" SET "ruled" = "amount";--> statement-breakpoint
ALTER TABLE "trade_refund" ALTER COLUMN "ruled" SET NOT NULL;--> statement-breakpoint
UPDATE "trade_order" SET "refund_until" = "paid_at" + interval '7 days' WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
UPDATE "trade_order" SET "price_back" = "price_paid", "subsidy_back" = "subsidy", "points_back" = "points" WHERE "order_status" = 5;--> statement-breakpoint
UPDATE "demo_bank_trade" SET "returned_amount" = (SELECT "amount" FROM "demo_bank_code" WHERE "demo_bank_code"."id" = "demo_bank_trade"."code_id") WHERE "refund_no" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "trade_order_frozen" ON "trade_order" USING btree ("refund_until") WHERE order_status in (2, 5) and price_back < price_paid and released_at is null;--> statement-breakpoint
ALTER TABLE "demo_bank_trade" ADD CONSTRAINT "demo_bank_trade_returned_amount_positive" CHECK ("demo_bank_trade"."returned_amount" > 0);--> statement-breakpoint
ALTER TABLE "demo_bank_trade" ADD CONSTRAINT "demo_bank_trade_returned" CHECK (num_nonnulls("demo_bank_trade"."refund_no", "demo_bank_trade"."returned_at", "demo_bank_trade"."returned_amount") in (0, 3));--> statement-breakpoint
ALTER TABLE "trade_notice" ADD CONSTRAINT "trade_notice_verdict_known" CHECK ("trade_notice"."verdict" in ('absorbed', 'forged', 'refused', 'replayed', 'returned', 'stale', 'surplus', 'taken', 'unknown', 'wrongAmount', 'wrongCurrency'));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_price_back_counted" CHECK ("trade_order"."price_back" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_subsidy_back_counted" CHECK ("trade_order"."subsidy_back" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_points_back_counted" CHECK ("trade_order"."points_back" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_refund_when" CHECK (("trade_order"."refund_until" is not null) = ("trade_order"."paid_at" is not null));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_given_back" CHECK (("trade_order"."price_back" > 0) = ("trade_order"."order_status" = 5) and "trade_order"."price_back" <= "trade_order"."price_paid");--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_back_with" CHECK ("trade_order"."subsidy_back" <= "trade_order"."subsidy" and "trade_order"."points_back" <= "trade_order"."points" and "trade_order"."points_back" <= "trade_order"."subsidy_back");--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_ruled_positive" CHECK ("trade_refund"."ruled" > 0);--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_by_rule" CHECK ("trade_refund"."ruled" <= "trade_refund"."amount");