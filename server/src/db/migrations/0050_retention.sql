CREATE TABLE "retention_run" (
	"retention_kind" smallint PRIMARY KEY NOT NULL,
	"ran_at" timestamptz(3) NOT NULL,
	"older_than" timestamptz(3) NOT NULL,
	"count_removed" integer NOT NULL,
	"count_files" integer NOT NULL,
	CONSTRAINT "retention_run_retention_kind_known" CHECK ("retention_run"."retention_kind" in (1, 2, 3)),
	CONSTRAINT "retention_run_count_removed_counted" CHECK ("retention_run"."count_removed" >= 0),
	CONSTRAINT "retention_run_count_files_counted" CHECK ("retention_run"."count_files" >= 0)
);
--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "chat_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "timeline_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website" ADD COLUMN "take_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "website" ADD CONSTRAINT "website_chat_months_within" CHECK ("website"."chat_months" between 0 and 240);--> statement-breakpoint
ALTER TABLE "website" ADD CONSTRAINT "website_timeline_months_within" CHECK ("website"."timeline_months" between 0 and 240);--> statement-breakpoint
ALTER TABLE "website" ADD CONSTRAINT "website_take_months_within" CHECK ("website"."take_months" between 0 and 240);