CREATE TABLE "trade_transfer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"payer_bank" text NOT NULL,
	"paid_on" text NOT NULL,
	"voucher" text NOT NULL,
	"transfer_state" smallint DEFAULT 1 NOT NULL,
	"bank_ref" text DEFAULT '' NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "trade_transfer_transfer_state_known" CHECK ("trade_transfer"."transfer_state" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "trade_event" DROP CONSTRAINT "trade_event_event_known";--> statement-breakpoint
ALTER TABLE "trade_notice" DROP CONSTRAINT "trade_notice_pay_type_known";--> statement-breakpoint
ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_pay_type_known";--> statement-breakpoint
ALTER TABLE "trade_payment" DROP CONSTRAINT "trade_payment_pay_type_known";--> statement-breakpoint
ALTER TABLE "trade_receipt" DROP CONSTRAINT "trade_receipt_pay_type_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "payee_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "payee_bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "payee_account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_transfer" ADD CONSTRAINT "trade_transfer_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_transfer" ADD CONSTRAINT "trade_transfer_payment_id_trade_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."trade_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_transfer" ADD CONSTRAINT "trade_transfer_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_transfer_one_waiting" ON "trade_transfer" USING btree ("order_id") WHERE transfer_state = 1;--> statement-breakpoint
CREATE INDEX "trade_transfer_order_id_id_index" ON "trade_transfer" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_transfer_payment_id_index" ON "trade_transfer" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "trade_transfer_user_no_id_index" ON "trade_transfer" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_transfer_transfer_state_id_index" ON "trade_transfer" USING btree ("transfer_state","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_event_known" CHECK ("trade_event"."event" in ('closed', 'delivered', 'notice', 'opened', 'paid', 'paidBack', 'placed', 'refundAsked', 'refundGranted', 'refundRefused', 'refundWithdrawn', 'refusedByBank', 'released', 'surplus', 'transferRefused', 'transferTold'));--> statement-breakpoint
ALTER TABLE "trade_notice" ADD CONSTRAINT "trade_notice_pay_type_known" CHECK ("trade_notice"."pay_type" in (1, 2, 4, 90));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_pay_type_known" CHECK ("trade_order"."pay_type" in (1, 2, 4, 90));--> statement-breakpoint
ALTER TABLE "trade_payment" ADD CONSTRAINT "trade_payment_pay_type_known" CHECK ("trade_payment"."pay_type" in (1, 2, 4, 90));--> statement-breakpoint
ALTER TABLE "trade_receipt" ADD CONSTRAINT "trade_receipt_pay_type_known" CHECK ("trade_receipt"."pay_type" in (1, 2, 4, 90));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'transferVoucher', 'work'));