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
CREATE TABLE "data_room" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"maker_user_no" bigint NOT NULL,
	"room_name" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"token" text NOT NULL,
	"room_state" smallint DEFAULT 1 NOT NULL,
	"as_of_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "data_room_token_unique" UNIQUE("token"),
	CONSTRAINT "data_room_status_id_known" CHECK ("data_room"."status_id" in (0, 1)),
	CONSTRAINT "data_room_room_state_known" CHECK ("data_room"."room_state" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "data_room_look" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"room_id" bigint NOT NULL,
	"visitor_user_no" bigint,
	"visitor_name" text NOT NULL,
	"looked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "data_room_look_status_id_known" CHECK ("data_room_look"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "data_room_part" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"room_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"part_state" smallint DEFAULT 0 NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_at" timestamptz(3),
	CONSTRAINT "data_room_part_once" UNIQUE("room_id","user_no"),
	CONSTRAINT "data_room_part_status_id_known" CHECK ("data_room_part"."status_id" in (0, 1)),
	CONSTRAINT "data_room_part_part_state_known" CHECK ("data_room_part"."part_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "base_place" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"base_id" bigint NOT NULL,
	"place_kind" smallint NOT NULL,
	"place_name" text NOT NULL,
	"seats" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "base_place_status_id_known" CHECK ("base_place"."status_id" in (0, 1)),
	CONSTRAINT "base_place_place_kind_known" CHECK ("base_place"."place_kind" in (1, 2)),
	CONSTRAINT "base_place_seats_within" CHECK ("base_place"."seats" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "desk_use" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"place_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	"use_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "desk_use_status_id_known" CHECK ("desk_use"."status_id" in (0, 1)),
	CONSTRAINT "desk_use_use_state_known" CHECK ("desk_use"."use_state" in (0, 1)),
	CONSTRAINT "desk_use_days" CHECK ("desk_use"."from_on" <= "desk_use"."until_on")
);
--> statement-breakpoint
CREATE TABLE "follow_up_ask" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"half" text NOT NULL,
	CONSTRAINT "follow_up_ask_once" UNIQUE("project_id","half"),
	CONSTRAINT "follow_up_ask_status_id_known" CHECK ("follow_up_ask"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "fund_receipt" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"fund_id" bigint NOT NULL,
	"payer_user_no" bigint NOT NULL,
	"what" text NOT NULL,
	"spent_on" date NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receipt_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "fund_receipt_status_id_known" CHECK ("fund_receipt"."status_id" in (0, 1)),
	CONSTRAINT "fund_receipt_receipt_state_known" CHECK ("fund_receipt"."receipt_state" in (1, 2)),
	CONSTRAINT "fund_receipt_amount" CHECK ("fund_receipt"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "graduate_figures" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"half" text NOT NULL,
	"jobs" bigint NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	"financing_cents" bigint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "graduate_figures_once" UNIQUE("project_id","half"),
	CONSTRAINT "graduate_figures_status_id_known" CHECK ("graduate_figures"."status_id" in (0, 1)),
	CONSTRAINT "graduate_figures_jobs_within" CHECK ("graduate_figures"."jobs" between 0 and 100000),
	CONSTRAINT "graduate_figures_sums" CHECK ("graduate_figures"."revenue_cents" >= 0 and "graduate_figures"."financing_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "incubation_base" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"base_name" text NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"open_text" text NOT NULL,
	"intro" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"is_shown" smallint DEFAULT 1 NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "incubation_base_status_id_known" CHECK ("incubation_base"."status_id" in (0, 1)),
	CONSTRAINT "incubation_base_is_shown_known" CHECK ("incubation_base"."is_shown" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "incubation_fund" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"asker_user_no" bigint NOT NULL,
	"purpose" text NOT NULL,
	"plan" text NOT NULL,
	"asked_cents" bigint DEFAULT 0 NOT NULL,
	"granted_cents" bigint DEFAULT 0 NOT NULL,
	"used_cents" bigint DEFAULT 0 NOT NULL,
	"fund_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"decided_at" timestamptz(3),
	CONSTRAINT "incubation_fund_status_id_known" CHECK ("incubation_fund"."status_id" in (0, 1)),
	CONSTRAINT "incubation_fund_fund_state_known" CHECK ("incubation_fund"."fund_state" in (1, 2, 3, 4)),
	CONSTRAINT "incubation_fund_asked" CHECK ("incubation_fund"."asked_cents" > 0 and "incubation_fund"."granted_cents" between 0 and "incubation_fund"."asked_cents"),
	CONSTRAINT "incubation_fund_used" CHECK ("incubation_fund"."used_cents" between 0 and "incubation_fund"."granted_cents")
);
--> statement-breakpoint
CREATE TABLE "incubation_tutor" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"topics" text NOT NULL,
	"tutor_state" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "incubation_tutor_status_id_known" CHECK ("incubation_tutor"."status_id" in (0, 1)),
	CONSTRAINT "incubation_tutor_tutor_state_known" CHECK ("incubation_tutor"."tutor_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "incubation_milestone" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"goal" text NOT NULL,
	"due_on" date NOT NULL,
	"milestone_state" smallint DEFAULT 1 NOT NULL,
	"near_told_on" date,
	"late_told_on" date,
	CONSTRAINT "incubation_milestone_status_id_known" CHECK ("incubation_milestone"."status_id" in (0, 1)),
	CONSTRAINT "incubation_milestone_milestone_state_known" CHECK ("incubation_milestone"."milestone_state" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "milestone_report" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"milestone_id" bigint NOT NULL,
	"reporter_user_no" bigint NOT NULL,
	"content" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamptz(3) NOT NULL,
	"report_state" smallint DEFAULT 0 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"checker_user_no" bigint,
	"checked_at" timestamptz(3),
	CONSTRAINT "milestone_report_status_id_known" CHECK ("milestone_report"."status_id" in (0, 1)),
	CONSTRAINT "milestone_report_report_state_known" CHECK ("milestone_report"."report_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "project_check" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"checker_user_no" bigint NOT NULL,
	"checked_on" date NOT NULL,
	"check_verdict" smallint NOT NULL,
	"found" text NOT NULL,
	CONSTRAINT "project_check_status_id_known" CHECK ("project_check"."status_id" in (0, 1)),
	CONSTRAINT "project_check_check_verdict_known" CHECK ("project_check"."check_verdict" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "room_booking" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"place_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"booker_user_no" bigint NOT NULL,
	"purpose" text NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"use_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "room_booking_status_id_known" CHECK ("room_booking"."status_id" in (0, 1)),
	CONSTRAINT "room_booking_use_state_known" CHECK ("room_booking"."use_state" in (0, 1)),
	CONSTRAINT "room_booking_times" CHECK ("room_booking"."begins_at" < "room_booking"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "tutor_hour" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"tutor_id" bigint NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"place" text NOT NULL,
	"hour_state" smallint DEFAULT 0 NOT NULL,
	"project_id" bigint,
	"booker_user_no" bigint,
	"topic" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "tutor_hour_status_id_known" CHECK ("tutor_hour"."status_id" in (0, 1)),
	CONSTRAINT "tutor_hour_hour_state_known" CHECK ("tutor_hour"."hour_state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "tutor_hour_times" CHECK ("tutor_hour"."begins_at" < "tutor_hour"."ends_at"),
	CONSTRAINT "tutor_hour_whose" CHECK ("tutor_hour"."hour_state" in (0, 4) or "tutor_hour"."project_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"hook_name" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"events" text[] DEFAULT '{}' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamptz(3),
	"busy_until" timestamptz(3),
	CONSTRAINT "webhook_status_id_known" CHECK ("webhook"."status_id" in (0, 1)),
	CONSTRAINT "webhook_failures_counted" CHECK ("webhook"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"webhook_id" bigint NOT NULL,
	"event" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"hook_state" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"http_status" smallint,
	"last_error" text DEFAULT '' NOT NULL,
	"tried_at" timestamptz(3),
	"give_up_at" timestamptz(3) NOT NULL,
	CONSTRAINT "webhook_delivery_event_known" CHECK ("webhook_delivery"."event" in ('certificate.issued', 'course.enrolled', 'course.finished', 'order.paid', 'vacancy.applied', 'webhook.test')),
	CONSTRAINT "webhook_delivery_hook_state_known" CHECK ("webhook_delivery"."hook_state" in (0, 1, 2)),
	CONSTRAINT "webhook_delivery_attempts_counted" CHECK ("webhook_delivery"."attempts" >= 0)
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
CREATE TABLE "start_case" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"start_field" smallint NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"figures" jsonb NOT NULL,
	"case_state" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamptz(3),
	"facets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "start_case_of_project" UNIQUE("project_id"),
	CONSTRAINT "start_case_status_id_known" CHECK ("start_case"."status_id" in (0, 1)),
	CONSTRAINT "start_case_start_field_known" CHECK ("start_case"."start_field" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "start_case_case_state_known" CHECK ("start_case"."case_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "start_case_person" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"case_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"duty" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"consent_state" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamptz(3),
	"answered_at" timestamptz(3),
	CONSTRAINT "start_case_person_once" UNIQUE("case_id","user_no"),
	CONSTRAINT "start_case_person_status_id_known" CHECK ("start_case_person"."status_id" in (0, 1)),
	CONSTRAINT "start_case_person_sort_counted" CHECK ("start_case_person"."sort" >= 0),
	CONSTRAINT "start_case_person_consent_state_known" CHECK ("start_case_person"."consent_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "start_application" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"programme_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"apply_no" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"application_state" smallint DEFAULT 0 NOT NULL,
	"score" integer,
	"spread" integer,
	"submitted_at" timestamptz(3) NOT NULL,
	"appeal_state" smallint,
	"appeal_reason" text DEFAULT '' NOT NULL,
	"appeal_time" timestamptz(3),
	"appeal_opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "start_application_no" UNIQUE("programme_id","apply_no"),
	CONSTRAINT "start_application_status_id_known" CHECK ("start_application"."status_id" in (0, 1)),
	CONSTRAINT "start_application_apply_no_counted" CHECK ("start_application"."apply_no" >= 0),
	CONSTRAINT "start_application_application_state_known" CHECK ("start_application"."application_state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "start_application_score_within" CHECK ("start_application"."score" between 0 and 1000),
	CONSTRAINT "start_application_spread_within" CHECK ("start_application"."spread" between 0 and 1000),
	CONSTRAINT "start_application_appeal_state_known" CHECK ("start_application"."appeal_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "start_programme" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"whom" text DEFAULT '' NOT NULL,
	"offers" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"start_fields" smallint[] DEFAULT '{}' NOT NULL,
	"apply_from" text NOT NULL,
	"apply_until" text NOT NULL,
	"read_until" text NOT NULL,
	"places" integer NOT NULL,
	"spread" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"programme_state" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamptz(3),
	"line" integer,
	"result_note" text DEFAULT '' NOT NULL,
	"result_at" timestamptz(3),
	"last_no" integer DEFAULT 0 NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "start_programme_status_id_known" CHECK ("start_programme"."status_id" in (0, 1)),
	CONSTRAINT "start_programme_start_fields_known" CHECK ("start_programme"."start_fields" <@ array[1, 2, 3, 4, 5, 6, 7, 8]::smallint[]),
	CONSTRAINT "start_programme_places_within" CHECK ("start_programme"."places" between 1 and 500),
	CONSTRAINT "start_programme_spread_within" CHECK ("start_programme"."spread" between 1 and 100),
	CONSTRAINT "start_programme_programme_state_known" CHECK ("start_programme"."programme_state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "start_programme_line_within" CHECK ("start_programme"."line" between 0 and 1000),
	CONSTRAINT "start_programme_last_no_counted" CHECK ("start_programme"."last_no" >= 0)
);
--> statement-breakpoint
CREATE TABLE "start_programme_reader" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"programme_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"reader_state" smallint DEFAULT 0 NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"invite_user_no" bigint NOT NULL,
	"answered_at" timestamptz(3),
	CONSTRAINT "start_programme_reader_status_id_known" CHECK ("start_programme_reader"."status_id" in (0, 1)),
	CONSTRAINT "start_programme_reader_reader_state_known" CHECK ("start_programme_reader"."reader_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "start_reading" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"application_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"round" smallint NOT NULL,
	"reading_state" smallint DEFAULT 0 NOT NULL,
	"marks" jsonb,
	"total" integer,
	"words" text DEFAULT '' NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"reminded_for" timestamptz(3),
	"submitted_at" timestamptz(3),
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "start_reading_once" UNIQUE("application_id","user_no"),
	CONSTRAINT "start_reading_status_id_known" CHECK ("start_reading"."status_id" in (0, 1)),
	CONSTRAINT "start_reading_round_within" CHECK ("start_reading"."round" between 1 and 4),
	CONSTRAINT "start_reading_reading_state_known" CHECK ("start_reading"."reading_state" in (0, 1, 2)),
	CONSTRAINT "start_reading_total_within" CHECK ("start_reading"."total" between 0 and 1000)
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
ALTER TABLE "data_room" ADD CONSTRAINT "data_room_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room" ADD CONSTRAINT "data_room_maker_user_no_user_account_user_no_fk" FOREIGN KEY ("maker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_look" ADD CONSTRAINT "data_room_look_room_id_data_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."data_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_look" ADD CONSTRAINT "data_room_look_visitor_user_no_user_account_user_no_fk" FOREIGN KEY ("visitor_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_part" ADD CONSTRAINT "data_room_part_room_id_data_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."data_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_part" ADD CONSTRAINT "data_room_part_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_place" ADD CONSTRAINT "base_place_base_id_incubation_base_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."incubation_base"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_use" ADD CONSTRAINT "desk_use_place_id_base_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."base_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_use" ADD CONSTRAINT "desk_use_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_ask" ADD CONSTRAINT "follow_up_ask_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_receipt" ADD CONSTRAINT "fund_receipt_fund_id_incubation_fund_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."incubation_fund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_receipt" ADD CONSTRAINT "fund_receipt_payer_user_no_user_account_user_no_fk" FOREIGN KEY ("payer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduate_figures" ADD CONSTRAINT "graduate_figures_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduate_figures" ADD CONSTRAINT "graduate_figures_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_base" ADD CONSTRAINT "incubation_base_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_fund" ADD CONSTRAINT "incubation_fund_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_fund" ADD CONSTRAINT "incubation_fund_asker_user_no_user_account_user_no_fk" FOREIGN KEY ("asker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_tutor" ADD CONSTRAINT "incubation_tutor_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_tutor" ADD CONSTRAINT "incubation_tutor_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_milestone" ADD CONSTRAINT "incubation_milestone_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_milestone" ADD CONSTRAINT "incubation_milestone_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_report" ADD CONSTRAINT "milestone_report_milestone_id_incubation_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."incubation_milestone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_report" ADD CONSTRAINT "milestone_report_reporter_user_no_user_account_user_no_fk" FOREIGN KEY ("reporter_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_report" ADD CONSTRAINT "milestone_report_checker_user_no_user_account_user_no_fk" FOREIGN KEY ("checker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_check" ADD CONSTRAINT "project_check_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_check" ADD CONSTRAINT "project_check_checker_user_no_user_account_user_no_fk" FOREIGN KEY ("checker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_booking" ADD CONSTRAINT "room_booking_place_id_base_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."base_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_booking" ADD CONSTRAINT "room_booking_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_booking" ADD CONSTRAINT "room_booking_booker_user_no_user_account_user_no_fk" FOREIGN KEY ("booker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_tutor_id_incubation_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."incubation_tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_booker_user_no_user_account_user_no_fk" FOREIGN KEY ("booker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoice" ADD CONSTRAINT "trade_invoice_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoice" ADD CONSTRAINT "trade_invoice_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_invoice_paper" ADD CONSTRAINT "trade_invoice_paper_invoice_id_trade_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."trade_invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_group" ADD CONSTRAINT "purchase_group_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_group" ADD CONSTRAINT "purchase_group_opener_user_no_user_account_user_no_fk" FOREIGN KEY ("opener_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_seat" ADD CONSTRAINT "course_seat_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_seat" ADD CONSTRAINT "course_seat_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_seat" ADD CONSTRAINT "course_seat_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_seat" ADD CONSTRAINT "course_seat_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case" ADD CONSTRAINT "start_case_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case" ADD CONSTRAINT "start_case_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case" ADD CONSTRAINT "start_case_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case_person" ADD CONSTRAINT "start_case_person_case_id_start_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."start_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case_person" ADD CONSTRAINT "start_case_person_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_application" ADD CONSTRAINT "start_application_programme_id_start_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."start_programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_application" ADD CONSTRAINT "start_application_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_application" ADD CONSTRAINT "start_application_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme" ADD CONSTRAINT "start_programme_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme" ADD CONSTRAINT "start_programme_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme_reader" ADD CONSTRAINT "start_programme_reader_programme_id_start_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."start_programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme_reader" ADD CONSTRAINT "start_programme_reader_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme_reader" ADD CONSTRAINT "start_programme_reader_invite_user_no_user_account_user_no_fk" FOREIGN KEY ("invite_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_reading" ADD CONSTRAINT "start_reading_application_id_start_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."start_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_reading" ADD CONSTRAINT "start_reading_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_bill_day_id_index" ON "bank_bill" USING btree ("day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_difference_open" ON "bank_difference" USING btree ("side","ref") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "bank_difference_actor_user_no_index" ON "bank_difference" USING btree ("actor_user_no");--> statement-breakpoint
CREATE INDEX "bank_line_side_ref_index" ON "bank_line" USING btree ("side","ref");--> statement-breakpoint
CREATE INDEX "coupon_user_no_id_index" ON "coupon" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_batch_code_once" ON "coupon_batch" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_batch_bearer_owner_no_id_index" ON "coupon_batch" USING btree ("bearer","owner_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coupon_batch_open" ON "coupon_batch" USING btree ("end_time","id") WHERE status_id = 1 and is_open = 1;--> statement-breakpoint
CREATE INDEX "coupon_course_course_id_index" ON "coupon_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "data_room_of_project" ON "data_room" USING btree ("project_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_room_maker_user_no_index" ON "data_room" USING btree ("maker_user_no");--> statement-breakpoint
CREATE INDEX "data_room_look_of_room" ON "data_room_look" USING btree ("room_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_room_look_visitor_user_no_index" ON "data_room_look" USING btree ("visitor_user_no");--> statement-breakpoint
CREATE INDEX "data_room_part_user_no_id_index" ON "data_room_part" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "base_place_once" ON "base_place" USING btree ("base_id","place_name") WHERE "base_place"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "base_place_of_base" ON "base_place" USING btree ("base_id","place_kind","place_name");--> statement-breakpoint
CREATE INDEX "desk_use_of_place" ON "desk_use" USING btree ("place_id","until_on");--> statement-breakpoint
CREATE INDEX "desk_use_of_project" ON "desk_use" USING btree ("project_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fund_receipt_of_fund" ON "fund_receipt" USING btree ("fund_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fund_receipt_payer_user_no_index" ON "fund_receipt" USING btree ("payer_user_no");--> statement-breakpoint
CREATE INDEX "graduate_figures_author_user_no_index" ON "graduate_figures" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "incubation_base_of_org" ON "incubation_base" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "incubation_base_shown" ON "incubation_base" USING btree ("id" DESC NULLS FIRST) WHERE "incubation_base"."is_shown" = 1 and "incubation_base"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "incubation_base_facets" ON "incubation_base" USING gin ("facets") WHERE "incubation_base"."is_shown" = 1 and "incubation_base"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "incubation_fund_of_project" ON "incubation_fund" USING btree ("project_id","fund_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "incubation_fund_asker_user_no_index" ON "incubation_fund" USING btree ("asker_user_no");--> statement-breakpoint
CREATE INDEX "incubation_tutor_of_org" ON "incubation_tutor" USING btree ("org_no","tutor_state","id");--> statement-breakpoint
CREATE INDEX "incubation_tutor_of" ON "incubation_tutor" USING btree ("user_no","tutor_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "incubation_milestone_of_project" ON "incubation_milestone" USING btree ("project_id","milestone_state","due_on","id");--> statement-breakpoint
CREATE INDEX "incubation_milestone_due" ON "incubation_milestone" USING btree ("due_on","id") WHERE "incubation_milestone"."milestone_state" in (1, 3);--> statement-breakpoint
CREATE INDEX "incubation_milestone_author_user_no_index" ON "incubation_milestone" USING btree ("author_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_report_waiting" ON "milestone_report" USING btree ("milestone_id") WHERE "milestone_report"."report_state" = 0;--> statement-breakpoint
CREATE INDEX "milestone_report_milestone_id_id_index" ON "milestone_report" USING btree ("milestone_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "milestone_report_reporter_user_no_index" ON "milestone_report" USING btree ("reporter_user_no");--> statement-breakpoint
CREATE INDEX "milestone_report_checker_user_no_index" ON "milestone_report" USING btree ("checker_user_no");--> statement-breakpoint
CREATE INDEX "project_check_of_project" ON "project_check" USING btree ("project_id","checked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_check_checker_user_no_index" ON "project_check" USING btree ("checker_user_no");--> statement-breakpoint
CREATE INDEX "room_booking_of_place" ON "room_booking" USING btree ("place_id","begins_at");--> statement-breakpoint
CREATE INDEX "room_booking_of_project" ON "room_booking" USING btree ("project_id","begins_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "room_booking_booker_user_no_index" ON "room_booking" USING btree ("booker_user_no");--> statement-breakpoint
CREATE INDEX "tutor_hour_of_tutor" ON "tutor_hour" USING btree ("tutor_id","hour_state","begins_at");--> statement-breakpoint
CREATE INDEX "tutor_hour_in_order" ON "tutor_hour" USING btree ("tutor_id","begins_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_hour_of_project" ON "tutor_hour" USING btree ("project_id","begins_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_hour_booker_user_no_index" ON "tutor_hour" USING btree ("booker_user_no");--> statement-breakpoint
CREATE INDEX "webhook_delivery_webhook_id_id_index" ON "webhook_delivery" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_webhook_id_hook_state_id_index" ON "webhook_delivery" USING btree ("webhook_id","hook_state","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_gmt_create_index" ON "webhook_delivery" USING btree ("gmt_create");--> statement-breakpoint
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
CREATE INDEX "start_case_of_org" ON "start_case" USING btree ("org_no","gmt_modified" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_case_author_user_no_index" ON "start_case" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "start_case_shown" ON "start_case" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "start_case"."case_state" = 1;--> statement-breakpoint
CREATE INDEX "start_case_facets" ON "start_case" USING gin ("facets") WHERE "start_case"."case_state" = 1;--> statement-breakpoint
CREATE INDEX "start_case_person_of" ON "start_case_person" USING btree ("user_no","consent_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "start_application_once" ON "start_application" USING btree ("programme_id","project_id") WHERE "start_application"."application_state" <> 1;--> statement-breakpoint
CREATE INDEX "start_application_rank" ON "start_application" USING btree ("programme_id","score" DESC NULLS LAST,"apply_no");--> statement-breakpoint
CREATE INDEX "start_application_project_id_id_index" ON "start_application" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "start_application_user_no_id_index" ON "start_application" USING btree ("user_no","id");--> statement-breakpoint
CREATE INDEX "start_programme_of_org" ON "start_programme" USING btree ("org_no","gmt_modified" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_programme_author_user_no_index" ON "start_programme" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "start_programme_shown" ON "start_programme" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "start_programme"."programme_state" in (1, 2, 3);--> statement-breakpoint
CREATE INDEX "start_programme_facets" ON "start_programme" USING gin ("facets") WHERE "start_programme"."programme_state" in (1, 2, 3);--> statement-breakpoint
CREATE UNIQUE INDEX "start_programme_reader_once" ON "start_programme_reader" USING btree ("programme_id","user_no") WHERE "start_programme_reader"."reader_state" in (0, 1);--> statement-breakpoint
CREATE INDEX "start_programme_reader_list" ON "start_programme_reader" USING btree ("programme_id","reader_state","id");--> statement-breakpoint
CREATE INDEX "start_programme_reader_of" ON "start_programme_reader" USING btree ("user_no","reader_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_programme_reader_invite_user_no_index" ON "start_programme_reader" USING btree ("invite_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "start_reading_round" ON "start_reading" USING btree ("application_id","round") WHERE "start_reading"."reading_state" <> 2;--> statement-breakpoint
CREATE INDEX "start_reading_of" ON "start_reading" USING btree ("user_no","reading_state","due_at","id");--> statement-breakpoint
CREATE INDEX "start_reading_due" ON "start_reading" USING btree ("due_at","id") WHERE "start_reading"."reading_state" = 0;--> statement-breakpoint
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
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'incubation', 'invoice', 'leaveProof', 'licence', 'logo', 'picture', 'policyFile', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'transferVoucher', 'work'));--> statement-breakpoint
-- by hand: no desk, room, tutor or team is taken twice at once
ALTER TABLE "desk_use" ADD CONSTRAINT "desk_use_apart" EXCLUDE USING gist ("place_id" WITH =, daterange("from_on", "until_on", '[]') WITH &&) WHERE ("use_state" = 1);--> statement-breakpoint
ALTER TABLE "room_booking" ADD CONSTRAINT "room_booking_apart" EXCLUDE USING gist ("place_id" WITH =, tstzrange("begins_at", "ends_at") WITH &&) WHERE ("use_state" = 1);--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_apart" EXCLUDE USING gist ("tutor_id" WITH =, tstzrange("begins_at", "ends_at") WITH &&) WHERE ("hour_state" in (0, 1));--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_team_apart" EXCLUDE USING gist ("project_id" WITH =, tstzrange("begins_at", "ends_at") WITH &&) WHERE ("hour_state" = 1);
