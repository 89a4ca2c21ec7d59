CREATE TABLE "integral_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"target_name" text DEFAULT '' NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_clock" (
	"user_no" bigint PRIMARY KEY NOT NULL,
	"used" "int8multirange" DEFAULT '{}' NOT NULL,
	"debt_ms" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "study_sitting_user_no_last_at_index";--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD COLUMN "refused_spans" "int4multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD COLUMN "refused_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD COLUMN "audit_time" timestamptz(3);--> statement-breakpoint
ALTER TABLE "study_sitting" ADD COLUMN "refused_spans" "int4multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_sitting" ADD COLUMN "seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_sitting" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_course" ADD COLUMN "reset_at" timestamptz(3);--> statement-breakpoint
CREATE UNIQUE INDEX "integral_once_a_day" ON "integral_log" USING btree ("user_no","kind","target","day");--> statement-breakpoint
CREATE INDEX "integral_log_user_no_id_index" ON "integral_log" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_sitting_user_no_started_at_index" ON "study_sitting" USING btree ("user_no","started_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "study_clock" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "study_sitting" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "user_period" SET (fillfactor = 80);
