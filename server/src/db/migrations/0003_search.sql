CREATE TABLE "search_term" (
	"term" text PRIMARY KEY NOT NULL,
	"pinyin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_course" (
	"zone_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "zone_course_zone_id_course_id_pk" PRIMARY KEY("zone_id","course_id")
);
--> statement-breakpoint
DROP INDEX "search_title_trgm";--> statement-breakpoint
DROP INDEX "search_pinyin_trgm";--> statement-breakpoint
TRUNCATE "search_document";--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "title_key" text NOT NULL;--> statement-breakpoint
CREATE INDEX "search_term_trgm" ON "search_term" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_term_pinyin" ON "search_term" USING gin ("pinyin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "course_name_prefix" ON "course" USING btree ("course_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "course_all_time" ON "course" USING btree ("course_category","start_time" desc nulls last,"id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "search_title_key" ON "search_document" USING btree ("title_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_popular" ON "search_document" USING btree ("kind","weight" DESC NULLS FIRST,"ref_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "search_document" DROP COLUMN "pinyin";