CREATE TABLE "bank_bill_miss" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"pay_type" smallint NOT NULL,
	"day" date NOT NULL,
	"problem" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"tried_at" timestamptz(3) NOT NULL,
	CONSTRAINT "bank_bill_miss_once" UNIQUE("pay_type","day"),
	CONSTRAINT "bank_bill_miss_pay_type_known" CHECK ("bank_bill_miss"."pay_type" in (1, 2, 4, 6, 90)),
	CONSTRAINT "bank_bill_miss_tries_counted" CHECK ("bank_bill_miss"."tries" >= 0)
);
--> statement-breakpoint
DROP INDEX "trade_payment_one_waiting";--> statement-breakpoint
ALTER TABLE "bank_bill" ALTER COLUMN "actor_user_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_bank_trade" ADD COLUMN "returned_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "trade_payment" ADD COLUMN "scene" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_payment" ADD COLUMN "payer_mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_payment" ADD COLUMN "code_until" timestamptz(3);--> statement-breakpoint
CREATE INDEX "bank_bill_miss_day_index" ON "bank_bill_miss" USING btree ("day" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "trade_payment_one_waiting" ON "trade_payment" USING btree ("order_id","pay_type","scene") WHERE pay_state = 1;--> statement-breakpoint
ALTER TABLE "trade_payment" ADD CONSTRAINT "trade_payment_scene_known" CHECK ("trade_payment"."scene" in (1, 2, 3, 4));