CREATE TABLE "period_note" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"note_key" text NOT NULL,
	"revision" text NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "period_note_user_no_note_key_index" ON "period_note" USING btree ("user_no","note_key");--> statement-breakpoint
CREATE INDEX "period_note_user_no_period_id_index" ON "period_note" USING btree ("user_no","period_id");--> statement-breakpoint
CREATE INDEX "period_note_user_no_course_id_index" ON "period_note" USING btree ("user_no","course_id");