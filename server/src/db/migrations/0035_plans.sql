CREATE TABLE "match_dismissal" (
	"user_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	CONSTRAINT "match_dismissal_user_no_vacancy_id_pk" PRIMARY KEY("user_no","vacancy_id")
);
--> statement-breakpoint
CREATE TABLE "match_person" (
	"user_no" bigint PRIMARY KEY NOT NULL,
	"levels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"degree" text DEFAULT '' NOT NULL,
	"years" smallint,
	"wishes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"stale_since" timestamptz(3),
	"gmt_modified" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_match" (
	"user_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"percent" smallint NOT NULL,
	CONSTRAINT "vacancy_match_user_no_vacancy_id_pk" PRIMARY KEY("user_no","vacancy_id"),
	CONSTRAINT "vacancy_match_percent_within" CHECK ("vacancy_match"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "program" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"author_user_no" bigint NOT NULL,
	"org_no" bigint,
	"program_name" text NOT NULL,
	"typical_position_id" bigint,
	"intro" text DEFAULT '' NOT NULL,
	"open_date" text DEFAULT '' NOT NULL,
	"end_date" text DEFAULT '' NOT NULL,
	"seats" integer DEFAULT 0 NOT NULL,
	"hours" integer DEFAULT 0 NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"stage_count" integer DEFAULT 0 NOT NULL,
	"course_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"published_time" timestamptz(3),
	"count_join" integer DEFAULT 0 NOT NULL,
	"count_done" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "program_status_id_known" CHECK ("program"."status_id" in (0, 1)),
	CONSTRAINT "program_seats_counted" CHECK ("program"."seats" >= 0),
	CONSTRAINT "program_hours_counted" CHECK ("program"."hours" >= 0),
	CONSTRAINT "program_credit_counted" CHECK ("program"."credit" >= 0),
	CONSTRAINT "program_stage_count_counted" CHECK ("program"."stage_count" >= 0),
	CONSTRAINT "program_course_count_counted" CHECK ("program"."course_count" >= 0),
	CONSTRAINT "program_version_counted" CHECK ("program"."version" >= 0),
	CONSTRAINT "program_count_join_counted" CHECK ("program"."count_join" >= 0),
	CONSTRAINT "program_count_done_counted" CHECK ("program"."count_done" >= 0)
);
--> statement-breakpoint
CREATE TABLE "program_course" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"course_id" bigint NOT NULL,
	CONSTRAINT "program_course_status_id_known" CHECK ("program_course"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "program_draft" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"draft_state" smallint DEFAULT 3 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "program_draft_program_id_unique" UNIQUE("program_id"),
	CONSTRAINT "program_draft_status_id_known" CHECK ("program_draft"."status_id" in (0, 1)),
	CONSTRAINT "program_draft_revision_counted" CHECK ("program_draft"."revision" >= 0),
	CONSTRAINT "program_draft_draft_state_known" CHECK ("program_draft"."draft_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "program_join" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"join_state" smallint DEFAULT 1 NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	"start_date" date NOT NULL,
	"hours_per_week" smallint NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"done_stages" text[] DEFAULT '{}' NOT NULL,
	"completed_at" timestamptz(3),
	CONSTRAINT "program_join_status_id_known" CHECK ("program_join"."status_id" in (0, 1)),
	CONSTRAINT "program_join_join_state_known" CHECK ("program_join"."join_state" in (1, 2, 3)),
	CONSTRAINT "program_join_hours_per_week_within" CHECK ("program_join"."hours_per_week" between 1 and 60),
	CONSTRAINT "program_join_progress_within" CHECK ("program_join"."progress" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "program_offer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"org_no" bigint NOT NULL,
	"offered_user_no" bigint NOT NULL,
	"offered_at" timestamptz(3) NOT NULL,
	"offer_state" smallint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"answer_user_no" bigint,
	"answered_at" timestamptz(3),
	CONSTRAINT "program_offer_status_id_known" CHECK ("program_offer"."status_id" in (0, 1)),
	CONSTRAINT "program_offer_offer_state_known" CHECK ("program_offer"."offer_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "program_review" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"reviewer_org_no" bigint,
	"submit_user_no" bigint NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"submit_note" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "program_review_status_id_known" CHECK ("program_review"."status_id" in (0, 1)),
	CONSTRAINT "program_review_audit_status_known" CHECK ("program_review"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "program_test" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"assessment_id" bigint NOT NULL,
	CONSTRAINT "program_test_status_id_known" CHECK ("program_test"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "program_version" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_time" timestamptz(3) NOT NULL,
	CONSTRAINT "program_version_once" UNIQUE("program_id","version"),
	CONSTRAINT "program_version_status_id_known" CHECK ("program_version"."status_id" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "collection" DROP CONSTRAINT "collection_collection_type_known";--> statement-breakpoint
ALTER TABLE "certificate" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "program_id" bigint;--> statement-breakpoint
ALTER TABLE "match_dismissal" ADD CONSTRAINT "match_dismissal_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_dismissal" ADD CONSTRAINT "match_dismissal_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_person" ADD CONSTRAINT "match_person_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_match" ADD CONSTRAINT "vacancy_match_user_no_match_person_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."match_person"("user_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_match" ADD CONSTRAINT "vacancy_match_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_course" ADD CONSTRAINT "program_course_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_course" ADD CONSTRAINT "program_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_course" ADD CONSTRAINT "program_course_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_version"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_draft" ADD CONSTRAINT "program_draft_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_join" ADD CONSTRAINT "program_join_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_join" ADD CONSTRAINT "program_join_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_join" ADD CONSTRAINT "program_join_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_version"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_offered_user_no_user_account_user_no_fk" FOREIGN KEY ("offered_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_answer_user_no_user_account_user_no_fk" FOREIGN KEY ("answer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_version"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_review" ADD CONSTRAINT "program_review_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_review" ADD CONSTRAINT "program_review_reviewer_org_no_org_info_org_no_fk" FOREIGN KEY ("reviewer_org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_review" ADD CONSTRAINT "program_review_submit_user_no_user_account_user_no_fk" FOREIGN KEY ("submit_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_test" ADD CONSTRAINT "program_test_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_test" ADD CONSTRAINT "program_test_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_test" ADD CONSTRAINT "program_test_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_version"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_version" ADD CONSTRAINT "program_version_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_dismissal_vacancy_id_index" ON "match_dismissal" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "match_person_keys" ON "match_person" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "vacancy_match_best" ON "vacancy_match" USING btree ("user_no","percent" DESC NULLS FIRST,"vacancy_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_match_vacancy_id_index" ON "vacancy_match" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "program_author_user_no_id_index" ON "program" USING btree ("author_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_org_no_id_index" ON "program" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_typical_position_id_index" ON "program" USING btree ("typical_position_id");--> statement-breakpoint
CREATE INDEX "program_public" ON "program" USING btree ("published_time" desc,"id" desc) WHERE version > 0 and status_id = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "program_course_once" ON "program_course" USING btree ("program_id","version","course_id");--> statement-breakpoint
CREATE INDEX "program_course_course_id_index" ON "program_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "program_draft_content" ON "program_draft" USING gin ("content" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "program_join_once" ON "program_join" USING btree ("user_no","program_id");--> statement-breakpoint
CREATE INDEX "program_join_user_no_id_index" ON "program_join" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_join_program_id_join_state_index" ON "program_join" USING btree ("program_id","join_state");--> statement-breakpoint
CREATE UNIQUE INDEX "program_offer_once" ON "program_offer" USING btree ("program_id","version","org_no") WHERE offer_state <> 3;--> statement-breakpoint
CREATE INDEX "program_offer_program_id_id_index" ON "program_offer" USING btree ("program_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_offer_of" ON "program_offer" USING btree ("org_no","offer_state","offered_at");--> statement-breakpoint
CREATE INDEX "program_offer_offered_user_no_index" ON "program_offer" USING btree ("offered_user_no");--> statement-breakpoint
CREATE INDEX "program_offer_answer_user_no_index" ON "program_offer" USING btree ("answer_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "program_review_waiting" ON "program_review" USING btree ("program_id") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "program_review_program_id_id_index" ON "program_review" USING btree ("program_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_review_reviewer_org_no_audit_status_submit_time_index" ON "program_review" USING btree ("reviewer_org_no","audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "program_review_audit_status_submit_time_index" ON "program_review" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "program_review_submit_user_no_index" ON "program_review" USING btree ("submit_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "program_test_once" ON "program_test" USING btree ("program_id","version","assessment_id");--> statement-breakpoint
CREATE INDEX "program_test_assessment_id_index" ON "program_test" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "program_version_content" ON "program_version" USING gin ("content" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_of_program" ON "certificate" USING btree ("user_no","program_id");--> statement-breakpoint
CREATE INDEX "certificate_program_id_index" ON "certificate" USING btree ("program_id");--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_collection_type_known" CHECK ("collection"."collection_type" in (1, 8, 9, 10));--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_of_one" CHECK (("certificate"."course_id" is null) <> ("certificate"."program_id" is null));