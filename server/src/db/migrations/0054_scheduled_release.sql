ALTER TABLE "assessment" ADD COLUMN "release_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "is_release_late" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "assessment_release" ON "assessment" USING btree ("release_at") WHERE released_at is null and release_at is not null;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_is_release_late_known" CHECK ("assessment"."is_release_late" in (0, 1));