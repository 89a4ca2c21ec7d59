CREATE TABLE "bank_bill" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"pay_type" smallint NOT NULL,
	"day" date NOT NULL,
	"file_name" text NOT NULL,
	"actor_user_no" bigint NOT NULL,
	CONSTRAINT "bank_bill_once" UNIQUE("pay_type","day"),
	CONSTRAINT "bank_bill_pay_type_known" CHECK ("bank_bill"."pay_type" in (1, 2, 4, 90))
);
--> statement-breakpoint
CREATE TABLE "bank_difference" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"bill_id" bigint NOT NULL,
	"mark" smallint NOT NULL,
	"side" smallint NOT NULL,
	"ref" text NOT NULL,
	"order_no" bigint,
	"our_amount" bigint,
	"their_amount" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"settled_at" timestamptz(3),
	"actor_user_no" bigint,
	CONSTRAINT "bank_difference_once" UNIQUE("bill_id","side","ref"),
	CONSTRAINT "bank_difference_mark_known" CHECK ("bank_difference"."mark" in (1, 2, 3)),
	CONSTRAINT "bank_difference_side_known" CHECK ("bank_difference"."side" in (1, 2)),
	CONSTRAINT "bank_difference_settled_why" CHECK (("bank_difference"."settled_at" is not null) = ("bank_difference"."reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"bill_id" bigint NOT NULL,
	"side" smallint NOT NULL,
	"ref" text NOT NULL,
	"refund_no" bigint,
	"amount" bigint NOT NULL,
	CONSTRAINT "bank_line_once" UNIQUE("bill_id","side","ref"),
	CONSTRAINT "bank_line_side_known" CHECK ("bank_line"."side" in (1, 2)),
	CONSTRAINT "bank_line_amount_positive" CHECK ("bank_line"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"batch_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	CONSTRAINT "coupon_one_each" UNIQUE("batch_id","user_no")
);
--> statement-breakpoint
CREATE TABLE "coupon_batch" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"bearer" smallint NOT NULL,
	"owner_no" bigint NOT NULL,
	"batch_name" text NOT NULL,
	"amount_off" bigint NOT NULL,
	"min_price" bigint DEFAULT 0 NOT NULL,
	"is_newcomer" smallint DEFAULT 0 NOT NULL,
	"is_open" smallint DEFAULT 0 NOT NULL,
	"code" text,
	"begin_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	CONSTRAINT "coupon_batch_status_id_known" CHECK ("coupon_batch"."status_id" in (0, 1)),
	CONSTRAINT "coupon_batch_bearer_known" CHECK ("coupon_batch"."bearer" in (1, 2, 3)),
	CONSTRAINT "coupon_batch_amount_off_least" CHECK ("coupon_batch"."amount_off" >= 1),
	CONSTRAINT "coupon_batch_min_price_least" CHECK ("coupon_batch"."min_price" >= 0),
	CONSTRAINT "coupon_batch_is_newcomer_known" CHECK ("coupon_batch"."is_newcomer" in (0, 1)),
	CONSTRAINT "coupon_batch_is_open_known" CHECK ("coupon_batch"."is_open" in (0, 1)),
	CONSTRAINT "coupon_batch_ends_later" CHECK ("coupon_batch"."end_time" > "coupon_batch"."begin_time"),
	CONSTRAINT "coupon_batch_owned" CHECK (("coupon_batch"."bearer" = 1) = ("coupon_batch"."owner_no" = 0)),
	CONSTRAINT "coupon_batch_reachable" CHECK ("coupon_batch"."is_open" = 1 or "coupon_batch"."code" is not null)
);
--> statement-breakpoint
CREATE TABLE "coupon_course" (
	"batch_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	CONSTRAINT "coupon_course_batch_id_course_id_pk" PRIMARY KEY("batch_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_stock" (
	"batch_id" bigint PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_stock_total_counted" CHECK ("coupon_stock"."total" >= 0),
	CONSTRAINT "coupon_stock_taken_counted" CHECK ("coupon_stock"."taken" >= 0),
	CONSTRAINT "coupon_stock_not_oversold" CHECK ("coupon_stock"."taken" <= "coupon_stock"."total")
);
--> statement-breakpoint
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
CREATE TABLE "purchase_group" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"promotion_id" bigint NOT NULL,
	"opener_user_no" bigint NOT NULL,
	"group_state" smallint DEFAULT 1 NOT NULL,
	"size" smallint NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"paid_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"done_at" timestamptz(3),
	CONSTRAINT "purchase_group_group_state_known" CHECK ("purchase_group"."group_state" in (1, 2, 3)),
	CONSTRAINT "purchase_group_size_within" CHECK ("purchase_group"."size" between 2 and 100),
	CONSTRAINT "purchase_group_taken_counted" CHECK ("purchase_group"."taken" >= 0),
	CONSTRAINT "purchase_group_paid_count_counted" CHECK ("purchase_group"."paid_count" >= 0),
	CONSTRAINT "purchase_group_not_overfull" CHECK ("purchase_group"."taken" <= "purchase_group"."size" and "purchase_group"."paid_count" <= "purchase_group"."taken"),
	CONSTRAINT "purchase_group_done" CHECK (("purchase_group"."done_at" is not null) = ("purchase_group"."group_state" <> 1))
);
--> statement-breakpoint
CREATE TABLE "course_seat" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_id" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"user_no" bigint,
	"given_at" timestamptz(3),
	"held_before" jsonb,
	CONSTRAINT "course_seat_given" CHECK (("course_seat"."user_no" is null) = ("course_seat"."given_at" is null))
);
--> statement-breakpoint
CREATE TABLE "share_rule" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"wallet_kind" smallint NOT NULL,
	"owner_no" bigint NOT NULL,
	"seller_percent" smallint NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"reason" text NOT NULL,
	"actor_user_no" bigint NOT NULL,
	CONSTRAINT "share_rule_one_begin" UNIQUE("wallet_kind","owner_no","begins_at"),
	CONSTRAINT "share_rule_wallet_kind_known" CHECK ("share_rule"."wallet_kind" in (1, 2)),
	CONSTRAINT "share_rule_seller_percent_within" CHECK ("share_rule"."seller_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_account_kind_known";--> statement-breakpoint
ALTER TABLE "promotion" DROP CONSTRAINT "promotion_promotion_type_known";--> statement-breakpoint
ALTER TABLE "trade_event" DROP CONSTRAINT "trade_event_event_known";--> statement-breakpoint
ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_product_type_known";--> statement-breakpoint
ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_order_status_known";--> statement-breakpoint
ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_close_reason_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
DROP INDEX "trade_order_one_live";--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "group_size" smallint;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "group_hours" smallint;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "seat_count" integer;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "seat_org_no" bigint;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "subsidy" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "is_newcomer" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_difference" ADD CONSTRAINT "bank_difference_bill_id_bank_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bank_bill"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_bill_id_bank_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bank_bill"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_batch_id_coupon_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_course" ADD CONSTRAINT "coupon_course_batch_id_coupon_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_course" ADD CONSTRAINT "coupon_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_stock" ADD CONSTRAINT "coupon_stock_batch_id_coupon_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoice" ADD CONSTRAINT "trade_invoice_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoice" ADD CONSTRAINT "trade_invoice_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoice_paper" ADD CONSTRAINT "trade_invoice_paper_invoice_id_trade_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."trade_invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_group" ADD CONSTRAINT "purchase_group_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_group" ADD CONSTRAINT "purchase_group_opener_user_no_user_account_user_no_fk" FOREIGN KEY ("opener_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_seat" ADD CONSTRAINT "course_seat_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_seat" ADD CONSTRAINT "course_seat_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_seat" ADD CONSTRAINT "course_seat_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_seat" ADD CONSTRAINT "course_seat_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_bill_day_id_index" ON "bank_bill" USING btree ("day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_difference_open" ON "bank_difference" USING btree ("side","ref") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "bank_difference_actor_user_no_index" ON "bank_difference" USING btree ("actor_user_no");--> statement-breakpoint
CREATE INDEX "bank_line_side_ref_index" ON "bank_line" USING btree ("side","ref");--> statement-breakpoint
CREATE INDEX "coupon_user_no_id_index" ON "coupon" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_batch_code_once" ON "coupon_batch" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_batch_bearer_owner_no_id_index" ON "coupon_batch" USING btree ("bearer","owner_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coupon_batch_open" ON "coupon_batch" USING btree ("end_time","id") WHERE status_id = 1 and is_open = 1;--> statement-breakpoint
CREATE INDEX "coupon_course_course_id_index" ON "coupon_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "trade_invoice_user_no_id_index" ON "trade_invoice" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_invoice_invoice_state_id_index" ON "trade_invoice" USING btree ("invoice_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_group_promotion_id_group_state_expires_at_index" ON "purchase_group" USING btree ("promotion_id","group_state","expires_at");--> statement-breakpoint
CREATE INDEX "purchase_group_opener_user_no_index" ON "purchase_group" USING btree ("opener_user_no");--> statement-breakpoint
CREATE INDEX "purchase_group_due" ON "purchase_group" USING btree ("expires_at") WHERE group_state = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "course_seat_one_each" ON "course_seat" USING btree ("course_id","user_no");--> statement-breakpoint
CREATE INDEX "course_seat_order_id_index" ON "course_seat" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "course_seat_org_no_course_id_given_at_index" ON "course_seat" USING btree ("org_no","course_id","given_at");--> statement-breakpoint
CREATE INDEX "course_seat_user_no_index" ON "course_seat" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "share_rule_actor_user_no_index" ON "share_rule" USING btree ("actor_user_no");--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_group_id_purchase_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."purchase_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_coupon_once" ON "trade_order" USING btree ("coupon_id") WHERE order_status <> 4;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_one_newcomer" ON "trade_order" USING btree ("user_no") WHERE is_newcomer = 1 and order_status <> 4;--> statement-breakpoint
CREATE INDEX "trade_order_coupon_id_index" ON "trade_order" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "trade_order_group_id_index" ON "trade_order" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "trade_receipt_by_day" ON "trade_receipt" USING btree ("pay_type","gmt_create");--> statement-breakpoint
CREATE INDEX "trade_refund_by_day" ON "trade_refund" USING btree ("done_at") WHERE refund_state = 3;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_one_live" ON "trade_order" USING btree ("user_no","product_type","product_id") WHERE order_status in (1, 3) or (product_type in (1, 3) and order_status in (2, 7, 8));--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_account_kind_known" CHECK ("ledger_account"."account_kind" in (1, 2, 3, 4, 5, 6, 7, 8, 20, 21));--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_group_size_within" CHECK ("promotion"."group_size" between 2 and 100);--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_group_hours_within" CHECK ("promotion"."group_hours" between 1 and 72);--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_of_groups" CHECK (num_nonnulls("promotion"."group_size", "promotion"."group_hours") = (case when "promotion"."promotion_type" = 2 then 2 else 0 end));--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_promotion_type_known" CHECK ("promotion"."promotion_type" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_event_known" CHECK ("trade_event"."event" in ('closed', 'delivered', 'invoiceAsked', 'invoiceIssued', 'invoiceRed', 'invoiceRefused', 'invoiceWithdrawn', 'notice', 'opened', 'paid', 'paidBack', 'placed', 'pooled', 'refundAsked', 'refundGranted', 'refundRefused', 'refundWithdrawn', 'refusedByBank', 'released', 'surplus', 'transferRefused', 'transferTold'));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_seat_count_within" CHECK ("trade_order"."seat_count" between 1 and 1000);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_subsidy_counted" CHECK ("trade_order"."subsidy" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_is_newcomer_known" CHECK ("trade_order"."is_newcomer" in (0, 1));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_subsidy_of_coupon" CHECK ("trade_order"."subsidy" = 0 or "trade_order"."coupon_id" is not null);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_seats" CHECK (num_nonnulls("trade_order"."seat_count", "trade_order"."seat_org_no") = (case when "trade_order"."product_type" = 4 then 2 else 0 end));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_pooled_in_group" CHECK ("trade_order"."order_status" <> 8 or "trade_order"."group_id" is not null);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_product_type_known" CHECK ("trade_order"."product_type" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_order_status_known" CHECK ("trade_order"."order_status" in (1, 2, 3, 4, 5, 7, 8));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_close_reason_known" CHECK ("trade_order"."close_reason" in ('buyer', 'gone', 'overdue', 'replaced', 'ungrouped'));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'invoice', 'leaveProof', 'licence', 'logo', 'picture', 'policyFile', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'transferVoucher', 'work'));