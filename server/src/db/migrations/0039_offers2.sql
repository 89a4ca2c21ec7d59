CREATE TABLE "trade_invoice" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"order_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"invoice_kind" smallint NOT NULL,
	"invoice_title" text NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"invoice_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "trade_invoice_one" UNIQUE("order_id"),
	CONSTRAINT "trade_invoice_amount_positive" CHECK ("trade_invoice"."amount" > 0),
	CONSTRAINT "trade_invoice_invoice_kind_known" CHECK ("trade_invoice"."invoice_kind" in (1, 2)),
	CONSTRAINT "trade_invoice_invoice_state_known" CHECK ("trade_invoice"."invoice_state" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "trade_invoice_paper" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"invoice_id" bigint NOT NULL,
	"is_red" smallint NOT NULL,
	"invoice_number" text NOT NULL,
	"invoice_file" text NOT NULL,
	CONSTRAINT "trade_invoice_number_once" UNIQUE("invoice_number"),
	CONSTRAINT "trade_invoice_paper_once" UNIQUE("invoice_id","is_red"),
	CONSTRAINT "trade_invoice_paper_is_red_known" CHECK ("trade_invoice_paper"."is_red" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "trade_event" DROP CONSTRAINT "trade_event_event_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "trade_invoice" ADD CONSTRAINT "trade_invoice_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoice" ADD CONSTRAINT "trade_invoice_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoice_paper" ADD CONSTRAINT "trade_invoice_paper_invoice_id_trade_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."trade_invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_invoice_user_no_id_index" ON "trade_invoice" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_invoice_invoice_state_id_index" ON "trade_invoice" USING btree ("invoice_state","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_event_known" CHECK ("trade_event"."event" in ('closed', 'delivered', 'invoiceAsked', 'invoiceIssued', 'invoiceRed', 'invoiceRefused', 'invoiceWithdrawn', 'notice', 'opened', 'paid', 'paidBack', 'placed', 'refundAsked', 'refundGranted', 'refundRefused', 'refundWithdrawn', 'refusedByBank', 'released', 'surplus', 'transferRefused', 'transferTold'));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'invoice', 'leaveProof', 'licence', 'logo', 'picture', 'policyFile', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'transferVoucher', 'work'));