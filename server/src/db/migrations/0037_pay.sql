CREATE SEQUENCE "public"."trade_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"account_kind" smallint NOT NULL,
	"owner_no" bigint NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE("account_kind","owner_no"),
	CONSTRAINT "ledger_account_account_kind_known" CHECK ("ledger_account"."account_kind" in (1, 2, 3, 4, 5, 6, 7))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"entry_kind" smallint NOT NULL,
	"cause_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"last_line" smallint NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_entry_cause_once" UNIQUE("entry_kind","cause_id"),
	CONSTRAINT "ledger_entry_lines" UNIQUE("id","last_line"),
	CONSTRAINT "ledger_entry_entry_kind_known" CHECK ("ledger_entry"."entry_kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "ledger_entry_in_balance" CHECK ("ledger_entry"."balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"entry_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"last_line" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"before" bigint NOT NULL,
	"after" bigint NOT NULL,
	"previous_line" smallint,
	CONSTRAINT "ledger_posting_entry_id_line_pk" PRIMARY KEY("entry_id","line"),
	CONSTRAINT "ledger_posting_sum" UNIQUE("entry_id","line","after"),
	CONSTRAINT "ledger_posting_adds_up" CHECK ("ledger_posting"."after" = "ledger_posting"."before" + "ledger_posting"."amount" and "ledger_posting"."amount" <> 0),
	CONSTRAINT "ledger_posting_in_line" CHECK ("ledger_posting"."line" between 1 and "ledger_posting"."last_line"),
	CONSTRAINT "ledger_posting_begins" CHECK (case when "ledger_posting"."line" = 1 then "ledger_posting"."before" = 0 and "ledger_posting"."previous_line" is null else "ledger_posting"."previous_line" is not null and "ledger_posting"."previous_line" = "ledger_posting"."line" - 1 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_proof" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"is_sound" smallint NOT NULL,
	"entry_count" integer NOT NULL,
	"posting_count" integer NOT NULL,
	"order_count" integer NOT NULL,
	"total" bigint NOT NULL,
	"balances" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"took_ms" integer NOT NULL,
	CONSTRAINT "ledger_proof_is_sound_known" CHECK ("ledger_proof"."is_sound" in (0, 1)),
	CONSTRAINT "ledger_proof_entry_count_counted" CHECK ("ledger_proof"."entry_count" >= 0),
	CONSTRAINT "ledger_proof_posting_count_counted" CHECK ("ledger_proof"."posting_count" >= 0),
	CONSTRAINT "ledger_proof_order_count_counted" CHECK ("ledger_proof"."order_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "demo_bank_code" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"serial_number" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"subject" text NOT NULL,
	"is_closed" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "demo_bank_code_code_unique" UNIQUE("code"),
	CONSTRAINT "demo_bank_code_serial_number_unique" UNIQUE("serial_number"),
	CONSTRAINT "demo_bank_code_amount_positive" CHECK ("demo_bank_code"."amount" > 0),
	CONSTRAINT "demo_bank_code_is_closed_known" CHECK ("demo_bank_code"."is_closed" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "demo_bank_trade" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"code_id" bigint NOT NULL,
	"trade_no" text NOT NULL,
	"is_paid" smallint NOT NULL,
	"is_held" smallint DEFAULT 0 NOT NULL,
	"refund_no" bigint,
	CONSTRAINT "demo_bank_trade_trade_no_unique" UNIQUE("trade_no"),
	CONSTRAINT "demo_bank_trade_refund_no_unique" UNIQUE("refund_no"),
	CONSTRAINT "demo_bank_trade_is_paid_known" CHECK ("demo_bank_trade"."is_paid" in (0, 1)),
	CONSTRAINT "demo_bank_trade_is_held_known" CHECK ("demo_bank_trade"."is_held" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "trade_event" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"order_id" bigint NOT NULL,
	"event" text NOT NULL,
	"actor_user_no" bigint,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "trade_event_event_known" CHECK ("trade_event"."event" in ('closed', 'delivered', 'notice', 'opened', 'paid', 'paidBack', 'placed', 'refundAsked', 'refundGranted', 'refundRefused', 'refundWithdrawn', 'refusedByBank', 'released', 'surplus'))
);
--> statement-breakpoint
CREATE TABLE "trade_notice" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"pay_type" smallint NOT NULL,
	"verdict" text NOT NULL,
	"payment_id" bigint,
	"nonce" text,
	"body" text NOT NULL,
	CONSTRAINT "trade_notice_pay_type_known" CHECK ("trade_notice"."pay_type" in (1, 2, 90)),
	CONSTRAINT "trade_notice_verdict_known" CHECK ("trade_notice"."verdict" in ('absorbed', 'forged', 'refused', 'replayed', 'stale', 'surplus', 'taken', 'unknown', 'wrongAmount', 'wrongCurrency'))
);
--> statement-breakpoint
CREATE TABLE "trade_order" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"order_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"product_type" smallint NOT NULL,
	"product_id" bigint NOT NULL,
	"product_name" text NOT NULL,
	"org_no" bigint,
	"lecturer_user_no" bigint NOT NULL,
	"seller_percent" smallint NOT NULL,
	"lecturer_percent" smallint NOT NULL,
	"price_payable" bigint NOT NULL,
	"price_paid" bigint NOT NULL,
	"price_lines" jsonb NOT NULL,
	"order_status" smallint DEFAULT 1 NOT NULL,
	"pay_type" smallint,
	"request_key" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"paid_at" timestamptz(3),
	"closed_at" timestamptz(3),
	"close_reason" text,
	"released_at" timestamptz(3),
	"held_before" jsonb,
	CONSTRAINT "trade_order_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "trade_order_product_type_known" CHECK ("trade_order"."product_type" in (1)),
	CONSTRAINT "trade_order_seller_percent_within" CHECK ("trade_order"."seller_percent" between 0 and 100),
	CONSTRAINT "trade_order_lecturer_percent_within" CHECK ("trade_order"."lecturer_percent" between 0 and 100),
	CONSTRAINT "trade_order_price_payable_positive" CHECK ("trade_order"."price_payable" > 0),
	CONSTRAINT "trade_order_price_paid_positive" CHECK ("trade_order"."price_paid" > 0),
	CONSTRAINT "trade_order_order_status_known" CHECK ("trade_order"."order_status" in (1, 2, 3, 4, 5, 7)),
	CONSTRAINT "trade_order_pay_type_known" CHECK ("trade_order"."pay_type" in (1, 2, 90)),
	CONSTRAINT "trade_order_close_reason_known" CHECK ("trade_order"."close_reason" in ('buyer', 'gone', 'overdue', 'replaced')),
	CONSTRAINT "trade_order_paid_when" CHECK (("trade_order"."paid_at" is not null) = ("trade_order"."order_status" in (2, 5, 7))),
	CONSTRAINT "trade_order_closed_why" CHECK (("trade_order"."close_reason" is not null) = ("trade_order"."order_status" = 4))
);
--> statement-breakpoint
CREATE TABLE "trade_payment" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"order_id" bigint NOT NULL,
	"serial_number" bigint NOT NULL,
	"pay_type" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"pay_state" smallint DEFAULT 1 NOT NULL,
	"code_text" text DEFAULT '' NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "trade_payment_serial_number_unique" UNIQUE("serial_number"),
	CONSTRAINT "trade_payment_pay_type_known" CHECK ("trade_payment"."pay_type" in (1, 2, 90)),
	CONSTRAINT "trade_payment_amount_positive" CHECK ("trade_payment"."amount" > 0),
	CONSTRAINT "trade_payment_pay_state_known" CHECK ("trade_payment"."pay_state" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "trade_receipt" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"pay_type" smallint NOT NULL,
	"trade_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_applied" smallint NOT NULL,
	CONSTRAINT "trade_receipt_pay_type_known" CHECK ("trade_receipt"."pay_type" in (1, 2, 90)),
	CONSTRAINT "trade_receipt_amount_positive" CHECK ("trade_receipt"."amount" > 0),
	CONSTRAINT "trade_receipt_is_applied_known" CHECK ("trade_receipt"."is_applied" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "trade_refund" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"refund_no" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"receipt_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"is_surplus" smallint NOT NULL,
	"refund_state" smallint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"done_at" timestamptz(3),
	CONSTRAINT "trade_refund_refund_no_unique" UNIQUE("refund_no"),
	CONSTRAINT "trade_refund_amount_positive" CHECK ("trade_refund"."amount" > 0),
	CONSTRAINT "trade_refund_is_surplus_known" CHECK ("trade_refund"."is_surplus" in (0, 1)),
	CONSTRAINT "trade_refund_refund_state_known" CHECK ("trade_refund"."refund_state" in (1, 2, 3, 4, 5)),
	CONSTRAINT "trade_refund_progress_within" CHECK ("trade_refund"."progress" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_ends" FOREIGN KEY ("id","last_line","balance") REFERENCES "public"."ledger_posting"("entry_id","line","after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_takes_up" FOREIGN KEY ("entry_id","previous_line","before") REFERENCES "public"."ledger_posting"("entry_id","line","after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_of_entry" FOREIGN KEY ("entry_id","last_line") REFERENCES "public"."ledger_entry"("id","last_line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_bank_trade" ADD CONSTRAINT "demo_bank_trade_code_id_demo_bank_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."demo_bank_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_notice" ADD CONSTRAINT "trade_notice_payment_id_trade_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."trade_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_payment" ADD CONSTRAINT "trade_payment_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_receipt" ADD CONSTRAINT "trade_receipt_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_receipt" ADD CONSTRAINT "trade_receipt_payment_id_trade_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."trade_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_receipt_id_trade_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."trade_receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_id_last_line_balance_index" ON "ledger_entry" USING btree ("id","last_line","balance");--> statement-breakpoint
CREATE INDEX "ledger_entry_order_id_index" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_account_id_index" ON "ledger_posting" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_entry_id_previous_line_before_index" ON "ledger_posting" USING btree ("entry_id","previous_line","before");--> statement-breakpoint
CREATE INDEX "ledger_posting_entry_id_last_line_index" ON "ledger_posting" USING btree ("entry_id","last_line");--> statement-breakpoint
CREATE INDEX "ledger_proof_id_index" ON "ledger_proof" USING btree ("id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demo_bank_trade_code_id_index" ON "demo_bank_trade" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "trade_event_order_id_id_index" ON "trade_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_notice_nonce" ON "trade_notice" USING btree ("pay_type","nonce") WHERE nonce is not null;--> statement-breakpoint
CREATE INDEX "trade_notice_payment_id_index" ON "trade_notice" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "trade_notice_forged" ON "trade_notice" USING btree ("gmt_create") WHERE payment_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_pressed_once" ON "trade_order" USING btree ("user_no","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_one_live" ON "trade_order" USING btree ("user_no","product_type","product_id") WHERE order_status in (1, 2, 3, 7);--> statement-breakpoint
CREATE INDEX "trade_order_user_no_id_index" ON "trade_order" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_order_of_state" ON "trade_order" USING btree ("user_no","order_status","id" desc);--> statement-breakpoint
CREATE INDEX "trade_order_order_status_id_index" ON "trade_order" USING btree ("order_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_order_overdue" ON "trade_order" USING btree ("expires_at") WHERE order_status in (1, 3);--> statement-breakpoint
CREATE INDEX "trade_order_frozen" ON "trade_order" USING btree ("paid_at") WHERE order_status = 2 and released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_payment_one_waiting" ON "trade_payment" USING btree ("order_id","pay_type") WHERE pay_state = 1;--> statement-breakpoint
CREATE INDEX "trade_payment_order_id_index" ON "trade_payment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_receipt_once" ON "trade_receipt" USING btree ("pay_type","trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_receipt_one_applied" ON "trade_receipt" USING btree ("order_id") WHERE is_applied = 1;--> statement-breakpoint
CREATE INDEX "trade_receipt_order_id_index" ON "trade_receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trade_receipt_payment_id_index" ON "trade_receipt" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_refund_once" ON "trade_refund" USING btree ("receipt_id") WHERE refund_state in (1, 2, 3);--> statement-breakpoint
CREATE INDEX "trade_refund_receipt_id_index" ON "trade_refund" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "trade_refund_order_id_index" ON "trade_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trade_refund_user_no_index" ON "trade_refund" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "trade_refund_refund_state_id_index" ON "trade_refund" USING btree ("refund_state","id" DESC NULLS FIRST);