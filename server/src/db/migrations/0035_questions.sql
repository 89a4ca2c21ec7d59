CREATE TABLE "ques" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"ask_key" text NOT NULL,
	"ques_state" smallint DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"accepted_id" bigint,
	"close_reason" smallint,
	"duplicate_id" bigint,
	"removed_for" smallint,
	"reward_points" integer DEFAULT 0 NOT NULL,
	"count_view" integer DEFAULT 0 NOT NULL,
	"count_like" integer DEFAULT 0 NOT NULL,
	"count_collect" integer DEFAULT 0 NOT NULL,
	"count_follow" integer DEFAULT 0 NOT NULL,
	"count_answer" integer DEFAULT 0 NOT NULL,
	"heat" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "ques_once" UNIQUE("user_no","ask_key"),
	CONSTRAINT "ques_status_id_known" CHECK ("ques"."status_id" in (0, 1)),
	CONSTRAINT "ques_ques_state_known" CHECK ("ques"."ques_state" in (1, 2, 3)),
	CONSTRAINT "ques_close_reason_known" CHECK ("ques"."close_reason" in (1, 2)),
	CONSTRAINT "ques_removed_for_known" CHECK ("ques"."removed_for" in (1, 2, 3, 4, 5, 6, 9)),
	CONSTRAINT "ques_reward_points_counted" CHECK ("ques"."reward_points" >= 0),
	CONSTRAINT "ques_count_view_counted" CHECK ("ques"."count_view" >= 0),
	CONSTRAINT "ques_count_like_counted" CHECK ("ques"."count_like" >= 0),
	CONSTRAINT "ques_count_collect_counted" CHECK ("ques"."count_collect" >= 0),
	CONSTRAINT "ques_count_follow_counted" CHECK ("ques"."count_follow" >= 0),
	CONSTRAINT "ques_count_answer_counted" CHECK ("ques"."count_answer" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ques_draft" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_no" bigint NOT NULL,
	"place" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" text NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "ques_draft_once" UNIQUE("user_no","place")
);
--> statement-breakpoint
CREATE TABLE "ques_label" (
	"ques_id" bigint NOT NULL,
	"label_id" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "ques_label_ques_id_label_id_pk" PRIMARY KEY("ques_id","label_id"),
	CONSTRAINT "ques_label_place_counted" CHECK ("ques_label"."place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ques_post" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"ques_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"root_id" bigint DEFAULT '0' NOT NULL,
	"reply_to_user_no" bigint,
	"content" text DEFAULT '' NOT NULL,
	"comment_text" text DEFAULT '' NOT NULL,
	"count_like" integer DEFAULT 0 NOT NULL,
	"count_comment" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ques_post_status_id_known" CHECK ("ques_post"."status_id" in (0, 1)),
	CONSTRAINT "ques_post_count_like_counted" CHECK ("ques_post"."count_like" >= 0),
	CONSTRAINT "ques_post_count_comment_counted" CHECK ("ques_post"."count_comment" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ques_reward" (
	"ques_id" bigint PRIMARY KEY NOT NULL,
	"user_no" bigint NOT NULL,
	"points" integer NOT NULL,
	"reward_state" smallint DEFAULT 1 NOT NULL,
	"paid_user_no" bigint,
	"due_time" timestamptz(3) NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"settle_time" timestamptz(3),
	CONSTRAINT "ques_reward_points_counted" CHECK ("ques_reward"."points" >= 0),
	CONSTRAINT "ques_reward_reward_state_known" CHECK ("ques_reward"."reward_state" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "community_label" DROP CONSTRAINT "community_label_label_type_known";--> statement-breakpoint
ALTER TABLE "community_record" DROP CONSTRAINT "community_record_subject_kind_known";--> statement-breakpoint
ALTER TABLE "community_record" DROP CONSTRAINT "community_record_op_type_known";--> statement-breakpoint
ALTER TABLE "community_report" DROP CONSTRAINT "community_report_subject_kind_known";--> statement-breakpoint
ALTER TABLE "search_document" DROP CONSTRAINT "search_document_kind_known";--> statement-breakpoint
ALTER TABLE "integral_log" DROP CONSTRAINT "integral_log_kind_known";--> statement-breakpoint
DROP INDEX "community_report_against_user_no_index";--> statement-breakpoint
ALTER TABLE "community_report" ALTER COLUMN "article_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "ques_id" bigint;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "is_decisive" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_state" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_time" timestamptz(3);--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_user_no" bigint;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_handle_time" timestamptz(3);--> statement-breakpoint
ALTER TABLE "ques" ADD CONSTRAINT "ques_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_draft" ADD CONSTRAINT "ques_draft_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_label" ADD CONSTRAINT "ques_label_ques_id_ques_id_fk" FOREIGN KEY ("ques_id") REFERENCES "public"."ques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_label" ADD CONSTRAINT "ques_label_label_id_community_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."community_label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_post" ADD CONSTRAINT "ques_post_ques_id_ques_id_fk" FOREIGN KEY ("ques_id") REFERENCES "public"."ques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_post" ADD CONSTRAINT "ques_post_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_post" ADD CONSTRAINT "ques_post_reply_to_user_no_user_account_user_no_fk" FOREIGN KEY ("reply_to_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_reward" ADD CONSTRAINT "ques_reward_ques_id_ques_id_fk" FOREIGN KEY ("ques_id") REFERENCES "public"."ques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_reward" ADD CONSTRAINT "ques_reward_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_reward" ADD CONSTRAINT "ques_reward_paid_user_no_user_account_user_no_fk" FOREIGN KEY ("paid_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ques_latest" ON "ques" USING btree ("id" DESC NULLS FIRST) WHERE ques_state in (1, 2) and status_id = 1;--> statement-breakpoint
CREATE INDEX "ques_hot" ON "ques" USING btree ("heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE ques_state in (1, 2) and status_id = 1;--> statement-breakpoint
CREATE INDEX "ques_unanswered" ON "ques" USING btree ("id" DESC NULLS FIRST) WHERE ques_state = 1 and count_answer = 0 and status_id = 1;--> statement-breakpoint
CREATE INDEX "ques_own" ON "ques" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ques_label_label_id_ques_id_index" ON "ques_label" USING btree ("label_id","ques_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ques_post_votes" ON "ques_post" USING btree ("ques_id","root_id","count_like" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ques_post_time" ON "ques_post" USING btree ("ques_id","root_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ques_post_root_id_id_index" ON "ques_post" USING btree ("root_id","id");--> statement-breakpoint
CREATE INDEX "ques_post_user_no_gmt_create_index" ON "ques_post" USING btree ("user_no","gmt_create");--> statement-breakpoint
CREATE INDEX "ques_post_mine" ON "ques_post" USING btree ("user_no","ques_id") WHERE root_id = 0 and status_id = 1;--> statement-breakpoint
CREATE INDEX "ques_post_reply_to_user_no_index" ON "ques_post" USING btree ("reply_to_user_no");--> statement-breakpoint
CREATE INDEX "ques_reward_reward_state_due_time_index" ON "ques_reward" USING btree ("reward_state","due_time");--> statement-breakpoint
CREATE INDEX "ques_reward_user_no_index" ON "ques_reward" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "ques_reward_paid_user_no_index" ON "ques_reward" USING btree ("paid_user_no");--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_ques_id_ques_id_fk" FOREIGN KEY ("ques_id") REFERENCES "public"."ques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_report_ques_id_index" ON "community_report" USING btree ("ques_id");--> statement-breakpoint
CREATE INDEX "community_report_subject_kind_subject_id_index" ON "community_report" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "community_report_against" ON "community_report" USING btree ("against_user_no","is_decisive","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_report_appeals" ON "community_report" USING btree ("appeal_state","id");--> statement-breakpoint
CREATE INDEX "community_report_gmt_create_index" ON "community_report" USING btree ("gmt_create");--> statement-breakpoint
ALTER TABLE "community_label" ADD CONSTRAINT "community_label_label_type_known" CHECK ("community_label"."label_type" in (1, 2));--> statement-breakpoint
ALTER TABLE "community_record" ADD CONSTRAINT "community_record_subject_kind_known" CHECK ("community_record"."subject_kind" in (1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "community_record" ADD CONSTRAINT "community_record_op_type_known" CHECK ("community_record"."op_type" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_is_decisive_known" CHECK ("community_report"."is_decisive" in (0, 1));--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_appeal_state_known" CHECK ("community_report"."appeal_state" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_subject_kind_known" CHECK ("community_report"."subject_kind" in (1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in (1, 2, 4, 5, 6, 7, 8, 101, 102, 103, 104));--> statement-breakpoint
ALTER TABLE "integral_log" ADD CONSTRAINT "integral_log_kind_known" CHECK ("integral_log"."kind" in ('rating', 'reward', 'rewardBack', 'rewarded', 'share'));