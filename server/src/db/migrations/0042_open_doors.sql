CREATE TABLE "coupon_gift" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"code" text NOT NULL,
	"coupon_id" bigint NOT NULL,
	"from_user_no" bigint NOT NULL,
	"to_user_no" bigint,
	"taken_at" timestamptz(3),
	CONSTRAINT "coupon_gift_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_gift_taken_by" CHECK (("coupon_gift"."taken_at" is null) = ("coupon_gift"."to_user_no" is null))
);
--> statement-breakpoint
CREATE TABLE "imported_note" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"talent_id" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"note_text" text NOT NULL,
	CONSTRAINT "imported_note_status_id_known" CHECK ("imported_note"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "imported_talent" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"import_id" bigint,
	"importer_user_no" bigint NOT NULL,
	"vacancy_id" bigint,
	"talent_name" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"resume" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"consent_ground" smallint NOT NULL,
	"ground_note" text DEFAULT '' NOT NULL,
	"talent_stage" smallint DEFAULT 0 NOT NULL,
	"stage_at" timestamptz(3) NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"keep_until" text NOT NULL,
	CONSTRAINT "imported_talent_status_id_known" CHECK ("imported_talent"."status_id" in (0, 1)),
	CONSTRAINT "imported_talent_consent_ground_known" CHECK ("imported_talent"."consent_ground" in (1, 2, 3)),
	CONSTRAINT "imported_talent_talent_stage_known" CHECK ("imported_talent"."talent_stage" in (0, 1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "talent_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"file_names" text[] DEFAULT '{}' NOT NULL,
	"total_count" integer DEFAULT 0 NOT NULL,
	"bad_count" integer DEFAULT 0 NOT NULL,
	"brought_count" integer DEFAULT 0 NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamptz(3),
	"undone_at" timestamptz(3),
	CONSTRAINT "talent_import_status_id_known" CHECK ("talent_import"."status_id" in (0, 1)),
	CONSTRAINT "talent_import_total_count_counted" CHECK ("talent_import"."total_count" >= 0),
	CONSTRAINT "talent_import_bad_count_counted" CHECK ("talent_import"."bad_count" >= 0),
	CONSTRAINT "talent_import_brought_count_counted" CHECK ("talent_import"."brought_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "org_directory" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"address" text NOT NULL,
	"bind_name" text NOT NULL,
	"sealed_password" "bytea" NOT NULL,
	"base_name" text NOT NULL,
	"filter" text DEFAULT '' NOT NULL,
	"name_key" text NOT NULL,
	"mobile_key" text NOT NULL,
	"number_key" text DEFAULT '' NOT NULL,
	"post_key" text DEFAULT '' NOT NULL,
	"depart_key" text DEFAULT '' NOT NULL,
	"read_at" timestamptz(3),
	CONSTRAINT "org_directory_org_no_unique" UNIQUE("org_no"),
	CONSTRAINT "org_directory_status_id_known" CHECK ("org_directory"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "school_sso" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"protocol" smallint DEFAULT 1 NOT NULL,
	"button_name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text DEFAULT '' NOT NULL,
	"sealed_secret" "bytea",
	"entry_point" text DEFAULT '' NOT NULL,
	"certificate" text DEFAULT '' NOT NULL,
	"number_claim" text DEFAULT '' NOT NULL,
	"email_domain" text DEFAULT '' NOT NULL,
	"domain_proven_at" timestamptz(3),
	CONSTRAINT "school_sso_org_no_unique" UNIQUE("org_no"),
	CONSTRAINT "school_sso_status_id_known" CHECK ("school_sso"."status_id" in (0, 1)),
	CONSTRAINT "school_sso_protocol_known" CHECK ("school_sso"."protocol" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "org_export" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"export_state" smallint DEFAULT 0 NOT NULL,
	"is_with_files" smallint DEFAULT 1 NOT NULL,
	"storage_key" text DEFAULT '' NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"file_count" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT '0' NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamptz(3),
	"expires_at" timestamptz(3),
	CONSTRAINT "org_export_status_id_known" CHECK ("org_export"."status_id" in (0, 1)),
	CONSTRAINT "org_export_export_state_known" CHECK ("org_export"."export_state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "org_export_is_with_files_known" CHECK ("org_export"."is_with_files" in (0, 1)),
	CONSTRAINT "org_export_row_count_counted" CHECK ("org_export"."row_count" >= 0),
	CONSTRAINT "org_export_file_count_counted" CHECK ("org_export"."file_count" >= 0),
	CONSTRAINT "org_export_bytes_counted" CHECK ("org_export"."bytes" >= 0),
	CONSTRAINT "org_export_downloads_counted" CHECK ("org_export"."downloads" >= 0)
);
--> statement-breakpoint
CREATE TABLE "org_site" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"org_theme" smallint DEFAULT 0 NOT NULL,
	"icp_no" text DEFAULT '' NOT NULL,
	"is_on" smallint DEFAULT 1 NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"proof_way" smallint DEFAULT 0 NOT NULL,
	"verified_at" timestamptz(3),
	"checked_at" timestamptz(3),
	"failed_since" timestamptz(3),
	CONSTRAINT "org_site_org_no_unique" UNIQUE("org_no"),
	CONSTRAINT "org_site_status_id_known" CHECK ("org_site"."status_id" in (0, 1)),
	CONSTRAINT "org_site_org_theme_known" CHECK ("org_site"."org_theme" in (0, 1, 2, 3, 4, 5)),
	CONSTRAINT "org_site_is_on_known" CHECK ("org_site"."is_on" in (0, 1)),
	CONSTRAINT "org_site_proof_way_known" CHECK ("org_site"."proof_way" in (0, 1, 2))
);
--> statement-breakpoint
ALTER TABLE "bank_bill" DROP CONSTRAINT "bank_bill_pay_type_known";--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_account_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_entry_kind_known";--> statement-breakpoint
ALTER TABLE "integral_log" DROP CONSTRAINT "integral_log_kind_known";--> statement-breakpoint
ALTER TABLE "trade_event" DROP CONSTRAINT "trade_event_event_known";--> statement-breakpoint
ALTER TABLE "trade_notice" DROP CONSTRAINT "trade_notice_pay_type_known";--> statement-breakpoint
ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_subsidy_of_coupon";--> statement-breakpoint
ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_pay_type_known";--> statement-breakpoint
ALTER TABLE "trade_payment" DROP CONSTRAINT "trade_payment_pay_type_known";--> statement-breakpoint
ALTER TABLE "trade_receipt" DROP CONSTRAINT "trade_receipt_pay_type_known";--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "reminded_for" timestamptz(3);--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD COLUMN "product_type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_fact" ADD COLUMN "tests" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "points_off" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "referrer_user_no" bigint;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "commission" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "wrote_at" "pg_lsn";--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "is_test_shown" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_gift" ADD CONSTRAINT "coupon_gift_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_gift" ADD CONSTRAINT "coupon_gift_from_user_no_user_account_user_no_fk" FOREIGN KEY ("from_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_gift" ADD CONSTRAINT "coupon_gift_to_user_no_user_account_user_no_fk" FOREIGN KEY ("to_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_note" ADD CONSTRAINT "imported_note_talent_id_imported_talent_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."imported_talent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_note" ADD CONSTRAINT "imported_note_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_talent" ADD CONSTRAINT "imported_talent_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_talent" ADD CONSTRAINT "imported_talent_import_id_talent_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."talent_import"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_talent" ADD CONSTRAINT "imported_talent_importer_user_no_user_account_user_no_fk" FOREIGN KEY ("importer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_talent" ADD CONSTRAINT "imported_talent_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_import" ADD CONSTRAINT "talent_import_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_import" ADD CONSTRAINT "talent_import_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_directory" ADD CONSTRAINT "org_directory_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_sso" ADD CONSTRAINT "school_sso_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_export" ADD CONSTRAINT "org_export_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_export" ADD CONSTRAINT "org_export_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_site" ADD CONSTRAINT "org_site_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_gift_open" ON "coupon_gift" USING btree ("coupon_id") WHERE taken_at is null;--> statement-breakpoint
CREATE INDEX "coupon_gift_coupon_id_index" ON "coupon_gift" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_gift_from_user_no_index" ON "coupon_gift" USING btree ("from_user_no");--> statement-breakpoint
CREATE INDEX "coupon_gift_to_user_no_index" ON "coupon_gift" USING btree ("to_user_no");--> statement-breakpoint
CREATE INDEX "imported_note_talent_id_id_index" ON "imported_note" USING btree ("talent_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imported_note_author_user_no_index" ON "imported_note" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "imported_talent_org_no_id_index" ON "imported_talent" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imported_talent_stage" ON "imported_talent" USING btree ("org_no","talent_stage","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imported_talent_mobile" ON "imported_talent" USING btree ("org_no","mobile");--> statement-breakpoint
CREATE INDEX "imported_talent_email" ON "imported_talent" USING btree ("org_no","email");--> statement-breakpoint
CREATE INDEX "imported_talent_import_id_index" ON "imported_talent" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_talent_importer_user_no_index" ON "imported_talent" USING btree ("importer_user_no");--> statement-breakpoint
CREATE INDEX "imported_talent_vacancy_id_index" ON "imported_talent" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "imported_talent_keep_until_index" ON "imported_talent" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "talent_import_org_no_id_index" ON "talent_import" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_import_user_no_index" ON "talent_import" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "talent_import_gmt_create_index" ON "talent_import" USING btree ("gmt_create");--> statement-breakpoint
CREATE INDEX "school_sso_status_id_id_index" ON "school_sso" USING btree ("status_id","id");--> statement-breakpoint
CREATE INDEX "org_export_org_no_id_index" ON "org_export" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_export_user_no_index" ON "org_export" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "org_export_once" ON "org_export" USING btree ("org_no") WHERE "org_export"."export_state" in (0, 1);--> statement-breakpoint
CREATE INDEX "org_export_over" ON "org_export" USING btree ("expires_at") WHERE "org_export"."export_state" = 2;--> statement-breakpoint
CREATE INDEX "org_site_checked_at_index" ON "org_site" USING btree ("checked_at");--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_referrer_user_no_user_account_user_no_fk" FOREIGN KEY ("referrer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_batch_ending" ON "coupon_batch" USING btree ("end_time") WHERE status_id = 1;--> statement-breakpoint
CREATE INDEX "integral_spent" ON "integral_log" USING btree ("target") WHERE "integral_log"."kind" = 'spent';--> statement-breakpoint
CREATE INDEX "trade_order_referrer_user_no_id_index" ON "trade_order" USING btree ("referrer_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "bank_bill" ADD CONSTRAINT "bank_bill_pay_type_known" CHECK ("bank_bill"."pay_type" in (1, 2, 4, 6, 90));--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD CONSTRAINT "coupon_batch_points_counted" CHECK ("coupon_batch"."points" >= 0);--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD CONSTRAINT "coupon_batch_product_type_known" CHECK ("coupon_batch"."product_type" in (1, 2));--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD CONSTRAINT "coupon_batch_membership_of_platform" CHECK ("coupon_batch"."product_type" = 1 or "coupon_batch"."bearer" = 1);--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD CONSTRAINT "coupon_batch_points_open" CHECK ("coupon_batch"."points" = 0 or ("coupon_batch"."is_open" = 1 and "coupon_batch"."bearer" = 1));--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_account_kind_known" CHECK ("ledger_account"."account_kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_entry_kind_known" CHECK ("ledger_entry"."entry_kind" in (1, 2, 3, 4, 5, 6, 20, 21, 22));--> statement-breakpoint
ALTER TABLE "integral_log" ADD CONSTRAINT "integral_log_kind_known" CHECK ("integral_log"."kind" in ('exchanged', 'rating', 'reward', 'rewardBack', 'rewarded', 'share', 'spent', 'spentBack'));--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_event_known" CHECK ("trade_event"."event" in ('closed', 'commissioned', 'delivered', 'invoiceAsked', 'invoiceIssued', 'invoiceRed', 'invoiceRefused', 'invoiceWithdrawn', 'notice', 'opened', 'paid', 'paidBack', 'placed', 'pointsBack', 'pooled', 'refundAsked', 'refundGranted', 'refundRefused', 'refundWithdrawn', 'refusedByBank', 'released', 'surplus', 'transferRefused', 'transferTold'));--> statement-breakpoint
ALTER TABLE "trade_notice" ADD CONSTRAINT "trade_notice_pay_type_known" CHECK ("trade_notice"."pay_type" in (1, 2, 4, 6, 90));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_points_counted" CHECK ("trade_order"."points" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_points_off_counted" CHECK ("trade_order"."points_off" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_commission_counted" CHECK ("trade_order"."commission" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_subsidy_borne_of" CHECK ("trade_order"."subsidy" = "trade_order"."points_off" or "trade_order"."coupon_id" is not null);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_points_in_subsidy" CHECK ("trade_order"."points_off" <= "trade_order"."subsidy");--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_points_worth" CHECK (("trade_order"."points" > 0) = ("trade_order"."points_off" > 0));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_commission_to" CHECK (("trade_order"."commission" > 0) = ("trade_order"."referrer_user_no" is not null));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_pay_type_known" CHECK ("trade_order"."pay_type" in (1, 2, 4, 6, 90));--> statement-breakpoint
ALTER TABLE "trade_payment" ADD CONSTRAINT "trade_payment_pay_type_known" CHECK ("trade_payment"."pay_type" in (1, 2, 4, 6, 90));--> statement-breakpoint
ALTER TABLE "trade_receipt" ADD CONSTRAINT "trade_receipt_pay_type_known" CHECK ("trade_receipt"."pay_type" in (1, 2, 4, 6, 90));--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_is_test_shown_known" CHECK ("vacancy_application"."is_test_shown" in (0, 1));