CREATE TABLE "comment_helpful" (
	"comment_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	CONSTRAINT "comment_helpful_comment_id_user_no_pk" PRIMARY KEY("comment_id","user_no")
);
--> statement-breakpoint
CREATE TABLE "certificate_number" (
	"certificate_no" text PRIMARY KEY NOT NULL,
	"certificate_id" bigint NOT NULL,
	"replaced_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_waiting" (
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	CONSTRAINT "certificate_waiting_user_no_course_id_pk" PRIMARY KEY("user_no","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_comment" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_period" ADD COLUMN "page_seconds" smallint;--> statement-breakpoint
CREATE INDEX "comment_helpful_user_no_index" ON "comment_helpful" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "certificate_number_certificate_id_index" ON "certificate_number" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "course_rating_star" ON "course_comment" USING btree ("course_id","star","id") WHERE star is not null and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_rating_helpful" ON "course_comment" USING btree ("course_id","helpful_count" desc, "id" desc) WHERE star is not null and status_id = 1;--> statement-breakpoint
UPDATE "certificate" SET "revoked_at" = now(), "revoke_reason" = '文库与资料不颁发结业证书' FROM "course" WHERE "course"."id" = "certificate"."course_id" AND "course"."course_category" IN (4, 5) AND "certificate"."revoked_at" IS NULL;
