ALTER TABLE "course" ADD COLUMN "credit" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "is_answer" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_course" ADD COLUMN "plan_date" date;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "service_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "service_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "user_course_plan" ON "user_course" USING btree ("user_no","plan_date") WHERE "user_course"."plan_date" is not null;