CREATE TABLE "ability_visibility" (
	"user_no" bigint NOT NULL,
	"ability_id" bigint NOT NULL,
	"visibility" smallint NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "ability_visibility_user_no_ability_id_pk" PRIMARY KEY("user_no","ability_id"),
	CONSTRAINT "ability_visibility_visibility_known" CHECK ("ability_visibility"."visibility" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "agreement_text" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"digest" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "agreement_text_digest_unique" UNIQUE("digest"),
	CONSTRAINT "agreement_text_status_id_known" CHECK ("agreement_text"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"consent_kind" smallint NOT NULL,
	"is_given" smallint NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"text_id" bigint,
	CONSTRAINT "consent_log_consent_kind_known" CHECK ("consent_log"."consent_kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "consent_log_is_given_known" CHECK ("consent_log"."is_given" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "coupon_ticket" (
	"code" text PRIMARY KEY NOT NULL,
	"batch_id" bigint NOT NULL,
	"coupon_id" bigint,
	"gmt_create" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_consent" (
	"user_no" bigint PRIMARY KEY NOT NULL,
	"agreed_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_block" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	CONSTRAINT "talent_block_status_id_known" CHECK ("talent_block"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"key_name" text NOT NULL,
	"org_no" bigint,
	"user_no" bigint NOT NULL,
	"identity_id" bigint NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"may_write" smallint DEFAULT 0 NOT NULL,
	"per_minute" integer NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"last_used_at" timestamptz(3),
	CONSTRAINT "api_key_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_key_status_id_known" CHECK ("api_key"."status_id" in (0, 1)),
	CONSTRAINT "api_key_may_write_known" CHECK ("api_key"."may_write" in (0, 1)),
	CONSTRAINT "api_key_per_minute_within" CHECK ("api_key"."per_minute" between 1 and 1200)
);
--> statement-breakpoint
CREATE TABLE "live_take" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"room_id" bigint NOT NULL,
	"user_no" bigint,
	"take_kind" smallint NOT NULL,
	"from_ms" integer NOT NULL,
	"length_ms" integer NOT NULL,
	"media_id" bigint NOT NULL,
	"take_key" text NOT NULL,
	CONSTRAINT "live_take_once" UNIQUE("room_id","take_key"),
	CONSTRAINT "live_take_take_kind_known" CHECK ("live_take"."take_kind" in (1, 2, 3)),
	CONSTRAINT "live_take_from_ms_counted" CHECK ("live_take"."from_ms" >= 0),
	CONSTRAINT "live_take_length_ms_counted" CHECK ("live_take"."length_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "offer_letter" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"offer_no" text NOT NULL,
	"org_no" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"org_name" text NOT NULL,
	"holder_name" text NOT NULL,
	"offer_kind" smallint NOT NULL,
	"offer_state" smallint DEFAULT 0 NOT NULL,
	"position_name" text NOT NULL,
	"place" text NOT NULL,
	"salary_text" text NOT NULL,
	"start_on" text NOT NULL,
	"end_on" text DEFAULT '' NOT NULL,
	"probation" text DEFAULT '' NOT NULL,
	"school_name" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"expires_on" text NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"answer_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "offer_letter_status_id_known" CHECK ("offer_letter"."status_id" in (0, 1)),
	CONSTRAINT "offer_letter_offer_kind_known" CHECK ("offer_letter"."offer_kind" in (1, 2, 3)),
	CONSTRAINT "offer_letter_offer_state_known" CHECK ("offer_letter"."offer_state" in (0, 1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "team_consent" (
	"user_no" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"start_fields" smallint[] DEFAULT '{}' NOT NULL,
	"agreed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "team_consent_start_fields_known" CHECK ("team_consent"."start_fields" <@ array[1, 2, 3, 4, 5, 6, 7, 8]::smallint[])
);
--> statement-breakpoint
CREATE TABLE "start_show" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"show_kind" smallint NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"course_id" bigint,
	"show_state" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "start_show_status_id_known" CHECK ("start_show"."status_id" in (0, 1)),
	CONSTRAINT "start_show_show_kind_known" CHECK ("start_show"."show_kind" in (1, 2)),
	CONSTRAINT "start_show_show_state_known" CHECK ("start_show"."show_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "start_show_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"show_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"award" text DEFAULT '' NOT NULL,
	CONSTRAINT "start_show_entry_once" UNIQUE("show_id","project_id"),
	CONSTRAINT "start_show_entry_status_id_known" CHECK ("start_show_entry"."status_id" in (0, 1)),
	CONSTRAINT "start_show_entry_sort_counted" CHECK ("start_show_entry"."sort" >= 0)
);
--> statement-breakpoint
CREATE TABLE "talent_template" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"template_name" text NOT NULL,
	"template_text" text NOT NULL,
	CONSTRAINT "talent_template_status_id_known" CHECK ("talent_template"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "talent_twin" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"low_user_no" bigint NOT NULL,
	"high_user_no" bigint NOT NULL,
	"twin_state" smallint DEFAULT 0 NOT NULL,
	"reasons" smallint[] DEFAULT '{}' NOT NULL,
	"actor_user_no" bigint,
	"decided_at" timestamptz(3),
	CONSTRAINT "talent_twin_status_id_known" CHECK ("talent_twin"."status_id" in (0, 1)),
	CONSTRAINT "talent_twin_twin_state_known" CHECK ("talent_twin"."twin_state" in (0, 1, 2)),
	CONSTRAINT "talent_twin_reasons_known" CHECK ("talent_twin"."reasons" <@ array[1, 2, 3]::smallint[]),
	CONSTRAINT "talent_twin_in_order" CHECK ("talent_twin"."low_user_no" < "talent_twin"."high_user_no")
);
--> statement-breakpoint
CREATE TABLE "vacancy_test" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"assessment_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "vacancy_test_status_id_known" CHECK ("vacancy_test"."status_id" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "coupon_batch" DROP CONSTRAINT "coupon_batch_reachable";--> statement-breakpoint
ALTER TABLE "live_entry" DROP CONSTRAINT "live_entry_entry_kind_known";--> statement-breakpoint
ALTER TABLE "sitting_event" DROP CONSTRAINT "sitting_event_event_kind_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "vacancy_application" DROP CONSTRAINT "vacancy_application_decline_reason_known";--> statement-breakpoint
ALTER TABLE "live_room" DROP CONSTRAINT "live_room_deck_media_id_media_file_id_fk";
--> statement-breakpoint
ALTER TABLE "live_room" DROP CONSTRAINT "live_room_film_media_id_media_file_id_fk";
--> statement-breakpoint
DROP INDEX "start_policy_due";--> statement-breakpoint
ALTER TABLE "chat_report" ALTER COLUMN "message_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_report" ADD COLUMN "live_entry_id" bigint;--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD COLUMN "is_single" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_room" ADD COLUMN "filler" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_room" ADD COLUMN "is_replay_made" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_work_set" ADD COLUMN "ability_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_fact" ADD COLUMN "keys" text[];--> statement-breakpoint
ALTER TABLE "training_project" ADD COLUMN "reminded_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "ability_visibility" ADD CONSTRAINT "ability_visibility_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ability_visibility" ADD CONSTRAINT "ability_visibility_ability_id_ability_id_fk" FOREIGN KEY ("ability_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_text_id_agreement_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."agreement_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_ticket" ADD CONSTRAINT "coupon_ticket_batch_id_coupon_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_ticket" ADD CONSTRAINT "coupon_ticket_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_consent" ADD CONSTRAINT "school_consent_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_block" ADD CONSTRAINT "talent_block_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_block" ADD CONSTRAINT "talent_block_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_identity_id_user_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."user_identity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_take" ADD CONSTRAINT "live_take_room_id_live_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_take" ADD CONSTRAINT "live_take_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_take" ADD CONSTRAINT "live_take_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_letter" ADD CONSTRAINT "offer_letter_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_letter" ADD CONSTRAINT "offer_letter_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_letter" ADD CONSTRAINT "offer_letter_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_letter" ADD CONSTRAINT "offer_letter_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_consent" ADD CONSTRAINT "team_consent_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_show" ADD CONSTRAINT "start_show_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_show" ADD CONSTRAINT "start_show_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_show" ADD CONSTRAINT "start_show_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_show_entry" ADD CONSTRAINT "start_show_entry_show_id_start_show_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."start_show"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_show_entry" ADD CONSTRAINT "start_show_entry_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_template" ADD CONSTRAINT "talent_template_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_template" ADD CONSTRAINT "talent_template_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_twin" ADD CONSTRAINT "talent_twin_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_twin" ADD CONSTRAINT "talent_twin_low_user_no_user_account_user_no_fk" FOREIGN KEY ("low_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_twin" ADD CONSTRAINT "talent_twin_high_user_no_user_account_user_no_fk" FOREIGN KEY ("high_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_test" ADD CONSTRAINT "vacancy_test_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_test" ADD CONSTRAINT "vacancy_test_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ability_visibility_ability_id_index" ON "ability_visibility" USING btree ("ability_id");--> statement-breakpoint
CREATE INDEX "consent_log_user_no_id_index" ON "consent_log" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consent_log_text_id_index" ON "consent_log" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "coupon_ticket_batch_id_code_index" ON "coupon_ticket" USING btree ("batch_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_ticket_once" ON "coupon_ticket" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_block_once" ON "talent_block" USING btree ("user_no","org_no");--> statement-breakpoint
CREATE INDEX "talent_block_org_no_index" ON "talent_block" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "api_key_of_house" ON "api_key" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_key_user_no_index" ON "api_key" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "api_key_identity_id_index" ON "api_key" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "live_take_room_id_from_ms_index" ON "live_take" USING btree ("room_id","from_ms");--> statement-breakpoint
CREATE INDEX "live_take_user_no_index" ON "live_take" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "live_take_media_id_index" ON "live_take" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_letter_no" ON "offer_letter" USING btree ("offer_no");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_letter_live" ON "offer_letter" USING btree ("application_id") WHERE "offer_letter"."offer_state" in (0, 1);--> statement-breakpoint
CREATE INDEX "offer_letter_application_id_index" ON "offer_letter" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "offer_letter_of_org" ON "offer_letter" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_letter_of_person" ON "offer_letter" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offer_letter_author_user_no_index" ON "offer_letter" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "start_show_of_org" ON "start_show" USING btree ("org_no","begins_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_show_author_user_no_index" ON "start_show" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "start_show_course_id_index" ON "start_show" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "start_show_shown" ON "start_show" USING btree ("ends_at","id") WHERE "start_show"."show_state" in (1, 2);--> statement-breakpoint
CREATE INDEX "start_show_entry_project_id_index" ON "start_show_entry" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_template_once" ON "talent_template" USING btree ("org_no","template_name");--> statement-breakpoint
CREATE INDEX "talent_template_org_no_id_index" ON "talent_template" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_template_author_user_no_index" ON "talent_template" USING btree ("author_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_twin_once" ON "talent_twin" USING btree ("org_no","low_user_no","high_user_no");--> statement-breakpoint
CREATE INDEX "talent_twin_of_org" ON "talent_twin" USING btree ("org_no","twin_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_twin_low_user_no_index" ON "talent_twin" USING btree ("low_user_no");--> statement-breakpoint
CREATE INDEX "talent_twin_high_user_no_index" ON "talent_twin" USING btree ("high_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_test_once" ON "vacancy_test" USING btree ("vacancy_id","assessment_id");--> statement-breakpoint
CREATE INDEX "vacancy_test_assessment_id_index" ON "vacancy_test" USING btree ("assessment_id");--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_live_entry_id_live_entry_id_fk" FOREIGN KEY ("live_entry_id") REFERENCES "public"."live_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_deck_media_id_media_file_id_fk" FOREIGN KEY ("deck_media_id") REFERENCES "public"."media_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_film_media_id_media_file_id_fk" FOREIGN KEY ("film_media_id") REFERENCES "public"."media_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_report_live_entry_id_index" ON "chat_report" USING btree ("live_entry_id");--> statement-breakpoint
CREATE INDEX "sitting_event_photo" ON "sitting_event" USING btree ("detail") WHERE "sitting_event"."event_kind" = 17;--> statement-breakpoint
CREATE INDEX "talent_fact_keys" ON "talent_fact" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "training_project_to_remind" ON "training_project" USING btree ("due_at") WHERE "training_project"."training_state" = 2 and "training_project"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "stored_file_photos" ON "stored_file" USING btree ("gmt_create") WHERE "stored_file"."purpose" = 'examPhoto' and "stored_file"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "vacancy_application_old" ON "vacancy_application" USING btree ("applied_at") WHERE "vacancy_application"."application_state" in (3, 8) and "vacancy_application"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "start_policy_due" ON "start_policy" USING btree (("apply_until" = ''),"apply_until","id") WHERE "start_policy"."policy_state" = 1;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_live_once" UNIQUE("user_no","live_entry_id");--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_of_one" CHECK (num_nonnulls("chat_report"."message_id", "chat_report"."live_entry_id") = 1);--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD CONSTRAINT "coupon_batch_is_single_known" CHECK ("coupon_batch"."is_single" in (0, 1));--> statement-breakpoint
ALTER TABLE "coupon_batch" ADD CONSTRAINT "coupon_batch_reachable" CHECK ("coupon_batch"."is_open" = 1 or "coupon_batch"."code" is not null or "coupon_batch"."is_single" = 1);--> statement-breakpoint
ALTER TABLE "live_entry" ADD CONSTRAINT "live_entry_entry_kind_known" CHECK ("live_entry"."entry_kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17));--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_is_replay_made_known" CHECK ("live_room"."is_replay_made" in (0, 1));--> statement-breakpoint
ALTER TABLE "sitting_event" ADD CONSTRAINT "sitting_event_event_kind_known" CHECK ("sitting_event"."event_kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'examPhoto', 'feedback', 'incubation', 'invoice', 'leaveProof', 'licence', 'logo', 'picture', 'policyFile', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'transferVoucher', 'work'));--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_decline_reason_known" CHECK ("vacancy_application"."decline_reason" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9));