CREATE SEQUENCE "public"."trade_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"application_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"note_text" text NOT NULL,
	CONSTRAINT "application_note_status_id_known" CHECK ("application_note"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "application_step" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"application_id" bigint NOT NULL,
	"application_state" smallint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"actor_user_no" bigint,
	CONSTRAINT "application_step_status_id_known" CHECK ("application_step"."status_id" in (0, 1)),
	CONSTRAINT "application_step_application_state_known" CHECK ("application_step"."application_state" in (0, 1, 2, 3, 4, 5, 6, 7, 8))
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"invite_user_no" bigint NOT NULL,
	"interview_name" text NOT NULL,
	"interview_way" smallint NOT NULL,
	"place" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"interview_state" smallint DEFAULT 0 NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"answer_text" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz(3),
	"reminded_at" timestamptz(3),
	"feedback" text DEFAULT '' NOT NULL,
	"feedback_at" timestamptz(3),
	CONSTRAINT "interview_status_id_known" CHECK ("interview"."status_id" in (0, 1)),
	CONSTRAINT "interview_interview_way_known" CHECK ("interview"."interview_way" in (1, 2, 3)),
	CONSTRAINT "interview_interview_state_known" CHECK ("interview"."interview_state" in (0, 1, 2, 3, 4, 5, 6)),
	CONSTRAINT "interview_in_order" CHECK ("interview"."starts_at" < "interview"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "interview_member" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"interview_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"skill" smallint,
	"talk" smallint,
	"fit" smallint,
	"interview_verdict" smallint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"scored_at" timestamptz(3),
	CONSTRAINT "interview_member_status_id_known" CHECK ("interview_member"."status_id" in (0, 1)),
	CONSTRAINT "interview_member_skill_within" CHECK ("interview_member"."skill" between 1 and 5),
	CONSTRAINT "interview_member_talk_within" CHECK ("interview_member"."talk" between 1 and 5),
	CONSTRAINT "interview_member_fit_within" CHECK ("interview_member"."fit" between 1 and 5),
	CONSTRAINT "interview_member_interview_verdict_known" CHECK ("interview_member"."interview_verdict" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "interview_slot" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"interview_id" bigint NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	CONSTRAINT "interview_slot_status_id_known" CHECK ("interview_slot"."status_id" in (0, 1)),
	CONSTRAINT "interview_slot_in_order" CHECK ("interview_slot"."starts_at" < "interview_slot"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "talent_look" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"looker_user_no" bigint NOT NULL,
	"look_part" smallint NOT NULL,
	"look_day" text NOT NULL,
	"first_at" timestamptz(3) NOT NULL,
	"last_at" timestamptz(3) NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "talent_look_status_id_known" CHECK ("talent_look"."status_id" in (0, 1)),
	CONSTRAINT "talent_look_look_part_known" CHECK ("talent_look"."look_part" in (1, 2, 3, 4)),
	CONSTRAINT "talent_look_times_counted" CHECK ("talent_look"."times" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"account_kind" smallint NOT NULL,
	"owner_no" bigint NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE("account_kind","owner_no"),
	CONSTRAINT "ledger_account_account_kind_known" CHECK ("ledger_account"."account_kind" in (1, 2, 3, 4, 5, 6, 7, 20, 21))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"entry_kind" smallint NOT NULL,
	"cause_id" bigint NOT NULL,
	"order_id" bigint,
	"draw_id" bigint,
	"last_line" smallint NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_entry_cause_once" UNIQUE("entry_kind","cause_id"),
	CONSTRAINT "ledger_entry_lines" UNIQUE("id","last_line"),
	CONSTRAINT "ledger_entry_entry_kind_known" CHECK ("ledger_entry"."entry_kind" in (1, 2, 3, 4, 5, 20, 21, 22)),
	CONSTRAINT "ledger_entry_in_balance" CHECK ("ledger_entry"."balance" = 0),
	CONSTRAINT "ledger_entry_belongs" CHECK (num_nonnulls("ledger_entry"."order_id", "ledger_entry"."draw_id") = 1)
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
CREATE TABLE "vip_set" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"vip_name" text NOT NULL,
	"vip_level" smallint NOT NULL,
	"price" bigint NOT NULL,
	"days" smallint NOT NULL,
	"rights" text DEFAULT '' NOT NULL,
	CONSTRAINT "vip_set_status_id_known" CHECK ("vip_set"."status_id" in (0, 1)),
	CONSTRAINT "vip_set_vip_level_known" CHECK ("vip_set"."vip_level" in (1, 2)),
	CONSTRAINT "vip_set_price_positive" CHECK ("vip_set"."price" > 0),
	CONSTRAINT "vip_set_days_within" CHECK ("vip_set"."days" between 1 and 3660)
);
--> statement-breakpoint
CREATE TABLE "vip_span" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"vip_level" smallint NOT NULL,
	"days" smallint NOT NULL,
	"paid" bigint NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"exchanged_for" bigint,
	"is_back" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "vip_span_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "vip_span_vip_level_known" CHECK ("vip_span"."vip_level" in (1, 2)),
	CONSTRAINT "vip_span_days_within" CHECK ("vip_span"."days" between 1 and 3660),
	CONSTRAINT "vip_span_paid_positive" CHECK ("vip_span"."paid" > 0),
	CONSTRAINT "vip_span_is_back_known" CHECK ("vip_span"."is_back" in (0, 1)),
	CONSTRAINT "vip_span_ends_later" CHECK ("vip_span"."ends_at" > "vip_span"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"promotion_type" smallint NOT NULL,
	"promotion_name" text NOT NULL,
	"course_id" bigint NOT NULL,
	"price" integer NOT NULL,
	"floor_price" integer NOT NULL,
	"begin_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	CONSTRAINT "promotion_status_id_known" CHECK ("promotion"."status_id" in (0, 1)),
	CONSTRAINT "promotion_promotion_type_known" CHECK ("promotion"."promotion_type" in (1)),
	CONSTRAINT "promotion_price_positive" CHECK ("promotion"."price" > 0),
	CONSTRAINT "promotion_floor_price_positive" CHECK ("promotion"."floor_price" > 0),
	CONSTRAINT "promotion_above_floor" CHECK ("promotion"."price" >= "promotion"."floor_price"),
	CONSTRAINT "promotion_ends_later" CHECK ("promotion"."end_time" > "promotion"."begin_time")
);
--> statement-breakpoint
CREATE TABLE "promotion_stock" (
	"promotion_id" bigint PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promotion_stock_stock_counted" CHECK ("promotion_stock"."stock" >= 0),
	CONSTRAINT "promotion_stock_taken_counted" CHECK ("promotion_stock"."taken" >= 0),
	CONSTRAINT "promotion_stock_not_oversold" CHECK ("promotion_stock"."taken" <= "promotion_stock"."stock")
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
	CONSTRAINT "trade_event_event_known" CHECK ("trade_event"."event" in ('closed', 'delivered', 'notice', 'opened', 'paid', 'paidBack', 'placed', 'refundAsked', 'refundGranted', 'refundRefused', 'refundWithdrawn', 'refusedByBank', 'released', 'surplus', 'transferRefused', 'transferTold'))
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
	CONSTRAINT "trade_notice_pay_type_known" CHECK ("trade_notice"."pay_type" in (1, 2, 4, 90)),
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
	"vip_terms" jsonb,
	"is_vip_price" smallint DEFAULT 0 NOT NULL,
	"promotion_id" bigint,
	CONSTRAINT "trade_order_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "trade_order_product_type_known" CHECK ("trade_order"."product_type" in (1, 2)),
	CONSTRAINT "trade_order_seller_percent_within" CHECK ("trade_order"."seller_percent" between 0 and 100),
	CONSTRAINT "trade_order_lecturer_percent_within" CHECK ("trade_order"."lecturer_percent" between 0 and 100),
	CONSTRAINT "trade_order_price_payable_positive" CHECK ("trade_order"."price_payable" > 0),
	CONSTRAINT "trade_order_price_paid_positive" CHECK ("trade_order"."price_paid" > 0),
	CONSTRAINT "trade_order_order_status_known" CHECK ("trade_order"."order_status" in (1, 2, 3, 4, 5, 7)),
	CONSTRAINT "trade_order_pay_type_known" CHECK ("trade_order"."pay_type" in (1, 2, 4, 90)),
	CONSTRAINT "trade_order_close_reason_known" CHECK ("trade_order"."close_reason" in ('buyer', 'gone', 'overdue', 'replaced')),
	CONSTRAINT "trade_order_is_vip_price_known" CHECK ("trade_order"."is_vip_price" in (0, 1)),
	CONSTRAINT "trade_order_vip_terms" CHECK (("trade_order"."vip_terms" is not null) = ("trade_order"."product_type" = 2)),
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
	CONSTRAINT "trade_payment_pay_type_known" CHECK ("trade_payment"."pay_type" in (1, 2, 4, 90)),
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
	CONSTRAINT "trade_receipt_pay_type_known" CHECK ("trade_receipt"."pay_type" in (1, 2, 4, 90)),
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
CREATE TABLE "wallet" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"wallet_kind" smallint NOT NULL,
	"owner_no" bigint NOT NULL,
	"account_cipher" "bytea",
	"card_masked" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_branch_name" text DEFAULT '' NOT NULL,
	"card_user_no" bigint,
	CONSTRAINT "wallet_once" UNIQUE("wallet_kind","owner_no"),
	CONSTRAINT "wallet_wallet_kind_known" CHECK ("wallet"."wallet_kind" in (1, 2)),
	CONSTRAINT "wallet_card_whole" CHECK (("wallet"."account_cipher" is null) = ("wallet"."card_masked" = ''))
);
--> statement-breakpoint
CREATE TABLE "wallet_draw" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"extract_no" bigint NOT NULL,
	"wallet_id" bigint NOT NULL,
	"apply_user_no" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"account_cipher" "bytea" NOT NULL,
	"card_masked" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_branch_name" text NOT NULL,
	"extract_status" smallint DEFAULT 1 NOT NULL,
	"request_key" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"file_time" timestamptz(3),
	"bank_ref" text,
	"done_time" timestamptz(3),
	CONSTRAINT "wallet_draw_extract_no_unique" UNIQUE("extract_no"),
	CONSTRAINT "wallet_draw_amount_positive" CHECK ("wallet_draw"."amount" > 0),
	CONSTRAINT "wallet_draw_fee_positive" CHECK ("wallet_draw"."fee" > 0),
	CONSTRAINT "wallet_draw_extract_status_known" CHECK ("wallet_draw"."extract_status" in (1, 2, 3, 4, 5)),
	CONSTRAINT "wallet_draw_fee_within" CHECK ("wallet_draw"."fee" < "wallet_draw"."amount"),
	CONSTRAINT "wallet_draw_paid_by" CHECK ("wallet_draw"."extract_status" not in (3, 4) or "wallet_draw"."bank_ref" is not null),
	CONSTRAINT "wallet_draw_done_when" CHECK (("wallet_draw"."done_time" is not null) = ("wallet_draw"."extract_status" in (4, 5)))
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "vacancy_application" DROP CONSTRAINT "vacancy_application_application_state_known";--> statement-breakpoint
ALTER TABLE "course_audit" ADD COLUMN "course_svip_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "course_svip_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "payee_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "payee_bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "payee_account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "stage_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "decline_reason" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "application_source" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "portrait" jsonb;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "revoked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_step" ADD CONSTRAINT "application_step_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_invite_user_no_user_account_user_no_fk" FOREIGN KEY ("invite_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_member" ADD CONSTRAINT "interview_member_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_member" ADD CONSTRAINT "interview_member_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_look" ADD CONSTRAINT "talent_look_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_look" ADD CONSTRAINT "talent_look_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_look" ADD CONSTRAINT "talent_look_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_look" ADD CONSTRAINT "talent_look_looker_user_no_user_account_user_no_fk" FOREIGN KEY ("looker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_draw_id_wallet_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."wallet_draw"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_ends" FOREIGN KEY ("id","last_line","balance") REFERENCES "public"."ledger_posting"("entry_id","line","after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_takes_up" FOREIGN KEY ("entry_id","previous_line","before") REFERENCES "public"."ledger_posting"("entry_id","line","after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_of_entry" FOREIGN KEY ("entry_id","last_line") REFERENCES "public"."ledger_entry"("id","last_line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_span" ADD CONSTRAINT "vip_span_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_span" ADD CONSTRAINT "vip_span_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_span" ADD CONSTRAINT "vip_span_exchanged_for_trade_order_id_fk" FOREIGN KEY ("exchanged_for") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_stock" ADD CONSTRAINT "promotion_stock_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_bank_trade" ADD CONSTRAINT "demo_bank_trade_code_id_demo_bank_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."demo_bank_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_notice" ADD CONSTRAINT "trade_notice_payment_id_trade_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."trade_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_payment" ADD CONSTRAINT "trade_payment_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_receipt" ADD CONSTRAINT "trade_receipt_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_receipt" ADD CONSTRAINT "trade_receipt_payment_id_trade_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."trade_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_receipt_id_trade_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."trade_receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_transfer" ADD CONSTRAINT "trade_transfer_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_transfer" ADD CONSTRAINT "trade_transfer_payment_id_trade_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."trade_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_transfer" ADD CONSTRAINT "trade_transfer_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_card_user_no_user_account_user_no_fk" FOREIGN KEY ("card_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_draw" ADD CONSTRAINT "wallet_draw_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_draw" ADD CONSTRAINT "wallet_draw_apply_user_no_user_account_user_no_fk" FOREIGN KEY ("apply_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_note_application_id_id_index" ON "application_note" USING btree ("application_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_note_user_no_index" ON "application_note" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "application_note_author_user_no_index" ON "application_note" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "application_step_application_id_id_index" ON "application_step" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "interview_application_id_id_index" ON "interview" USING btree ("application_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_of_org" ON "interview" USING btree ("org_no","starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_of_person" ON "interview" USING btree ("user_no","starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_invite_user_no_index" ON "interview" USING btree ("invite_user_no");--> statement-breakpoint
CREATE INDEX "interview_to_remind" ON "interview" USING btree ("starts_at") WHERE "interview"."interview_state" = 1 and "interview"."reminded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_member_once" ON "interview_member" USING btree ("interview_id","user_no");--> statement-breakpoint
CREATE INDEX "interview_member_user_no_index" ON "interview_member" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "interview_slot_interview_id_starts_at_index" ON "interview_slot" USING btree ("interview_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_look_once" ON "talent_look" USING btree ("user_no","vacancy_id","looker_user_no","look_part","look_day");--> statement-breakpoint
CREATE INDEX "talent_look_of" ON "talent_look" USING btree ("user_no","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_look_org_no_index" ON "talent_look" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "talent_look_vacancy_id_index" ON "talent_look" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "talent_look_looker_user_no_index" ON "talent_look" USING btree ("looker_user_no");--> statement-breakpoint
CREATE INDEX "ledger_entry_id_last_line_balance_index" ON "ledger_entry" USING btree ("id","last_line","balance");--> statement-breakpoint
CREATE INDEX "ledger_entry_order_id_index" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_draw_id_index" ON "ledger_entry" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_account_id_amount_index" ON "ledger_posting" USING btree ("account_id","amount");--> statement-breakpoint
CREATE INDEX "ledger_posting_entry_id_previous_line_before_index" ON "ledger_posting" USING btree ("entry_id","previous_line","before");--> statement-breakpoint
CREATE INDEX "ledger_posting_entry_id_last_line_index" ON "ledger_posting" USING btree ("entry_id","last_line");--> statement-breakpoint
CREATE INDEX "ledger_proof_id_index" ON "ledger_proof" USING btree ("id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vip_span_live" ON "vip_span" USING btree ("user_no","ends_at") WHERE is_back = 0 and exchanged_for is null;--> statement-breakpoint
CREATE INDEX "vip_span_user_no_index" ON "vip_span" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "vip_span_exchanged_for_index" ON "vip_span" USING btree ("exchanged_for");--> statement-breakpoint
CREATE INDEX "promotion_course_id_end_time_index" ON "promotion" USING btree ("course_id","end_time");--> statement-breakpoint
CREATE INDEX "promotion_running" ON "promotion" USING btree ("end_time","id") WHERE status_id = 1;--> statement-breakpoint
CREATE INDEX "demo_bank_trade_code_id_index" ON "demo_bank_trade" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "trade_event_order_id_id_index" ON "trade_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_notice_nonce" ON "trade_notice" USING btree ("pay_type","nonce") WHERE nonce is not null;--> statement-breakpoint
CREATE INDEX "trade_notice_payment_id_index" ON "trade_notice" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "trade_notice_forged" ON "trade_notice" USING btree ("gmt_create") WHERE payment_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_pressed_once" ON "trade_order" USING btree ("user_no","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_one_live" ON "trade_order" USING btree ("user_no","product_type","product_id") WHERE order_status in (1, 3) or (product_type = 1 and order_status in (2, 7));--> statement-breakpoint
CREATE INDEX "trade_order_user_no_id_index" ON "trade_order" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_order_of_state" ON "trade_order" USING btree ("user_no","order_status","id" desc);--> statement-breakpoint
CREATE INDEX "trade_order_promotion_id_index" ON "trade_order" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "trade_order_order_status_id_index" ON "trade_order" USING btree ("order_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_order_sold_by_org" ON "trade_order" USING btree ("org_no","paid_at" desc,"id" desc) WHERE order_status in (2, 7, 5);--> statement-breakpoint
CREATE INDEX "trade_order_sold_by_lecturer" ON "trade_order" USING btree ("lecturer_user_no","paid_at" desc,"id" desc) WHERE order_status in (2, 7, 5);--> statement-breakpoint
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
CREATE INDEX "trade_refund_refund_state_id_index" ON "trade_refund" USING btree ("refund_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "trade_transfer_one_waiting" ON "trade_transfer" USING btree ("order_id") WHERE transfer_state = 1;--> statement-breakpoint
CREATE INDEX "trade_transfer_order_id_id_index" ON "trade_transfer" USING btree ("order_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_transfer_payment_id_index" ON "trade_transfer" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "trade_transfer_user_no_id_index" ON "trade_transfer" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_transfer_transfer_state_id_index" ON "trade_transfer" USING btree ("transfer_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wallet_card_user_no_index" ON "wallet" USING btree ("card_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_draw_pressed_once" ON "wallet_draw" USING btree ("apply_user_no","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_draw_bank_ref" ON "wallet_draw" USING btree ("bank_ref");--> statement-breakpoint
CREATE INDEX "wallet_draw_wallet_id_id_index" ON "wallet_draw" USING btree ("wallet_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wallet_draw_extract_status_id_index" ON "wallet_draw" USING btree ("extract_status","id");--> statement-breakpoint
CREATE INDEX "user_account_referred" ON "user_account" USING btree ("referred_by","id" DESC NULLS FIRST) WHERE referred_by is not null;--> statement-breakpoint
CREATE INDEX "vacancy_application_board" ON "vacancy_application" USING btree ("org_no","application_state","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_application_tags" ON "vacancy_application" USING gin ("tags");--> statement-breakpoint
ALTER TABLE "course_audit" ADD CONSTRAINT "course_audit_course_svip_discount_counted" CHECK ("course_audit"."course_svip_discount" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_course_svip_discount_counted" CHECK ("course"."course_svip_discount" >= 0);--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'transferVoucher', 'work'));--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_decline_reason_known" CHECK ("vacancy_application"."decline_reason" in (0, 1, 2, 3, 4, 5, 6, 7, 8));--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_application_source_known" CHECK ("vacancy_application"."application_source" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_application_state_known" CHECK ("vacancy_application"."application_state" in (0, 1, 2, 3, 4, 5, 6, 7, 8));