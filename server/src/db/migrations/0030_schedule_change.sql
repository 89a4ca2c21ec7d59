CREATE TABLE "schedule_change" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"change_kind" smallint NOT NULL,
	"summary" text NOT NULL,
	"lesson_count" integer NOT NULL,
	"touched" integer NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamptz(3),
	CONSTRAINT "schedule_change_status_id_known" CHECK ("schedule_change"."status_id" in (0, 1)),
	CONSTRAINT "schedule_change_change_kind_known" CHECK ("schedule_change"."change_kind" in (1, 2, 3)),
	CONSTRAINT "schedule_change_lesson_count_counted" CHECK ("schedule_change"."lesson_count" >= 0),
	CONSTRAINT "schedule_change_touched_counted" CHECK ("schedule_change"."touched" >= 0)
);
--> statement-breakpoint
ALTER TABLE "schedule_change" ADD CONSTRAINT "schedule_change_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_change_org_no_id_index" ON "schedule_change" USING btree ("org_no","id" DESC NULLS FIRST);