DROP INDEX "course_lecturer_user_no_index";--> statement-breakpoint
DROP INDEX "course_org_no_index";--> statement-breakpoint
DROP INDEX "search_title_key";--> statement-breakpoint
DROP INDEX "search_popular";--> statement-breakpoint
DROP INDEX "search_popular_all";--> statement-breakpoint
DROP INDEX "course_all_sort";--> statement-breakpoint
DROP INDEX "course_all_new";--> statement-breakpoint
DROP INDEX "course_all_hot";--> statement-breakpoint
DROP INDEX "course_all_price";--> statement-breakpoint
DROP INDEX "course_c1_sort";--> statement-breakpoint
DROP INDEX "course_c1_new";--> statement-breakpoint
DROP INDEX "course_c1_hot";--> statement-breakpoint
DROP INDEX "course_c1_price";--> statement-breakpoint
DROP INDEX "course_c2_sort";--> statement-breakpoint
DROP INDEX "course_c2_new";--> statement-breakpoint
DROP INDEX "course_c2_hot";--> statement-breakpoint
DROP INDEX "course_c2_price";--> statement-breakpoint
DROP INDEX "course_c3_sort";--> statement-breakpoint
DROP INDEX "course_c3_new";--> statement-breakpoint
DROP INDEX "course_c3_hot";--> statement-breakpoint
DROP INDEX "course_c3_price";--> statement-breakpoint
DROP INDEX "search_tokens";--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "tokens" SET DATA TYPE text USING '';--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "format" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "course_lecturer_new" ON "course" USING btree ("lecturer_user_no","id" desc);--> statement-breakpoint
CREATE INDEX "course_org_new" ON "course" USING btree ("org_no","id" desc);--> statement-breakpoint
CREATE INDEX "course_org_sort" ON "course" USING btree ("org_no","sort" desc, "id" desc,"course_category") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_org_hot" ON "course" USING btree ("org_no","count_study" desc, "id" desc,"course_category") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_files_kept" ON "course" USING gin ("file_kinds") WHERE is_putaway = 1 and status_id = 1 and course_category in (4, 5);--> statement-breakpoint
CREATE INDEX "search_format" ON "search_document" USING btree ("format");--> statement-breakpoint
CREATE INDEX "course_all_sort" ON "course" USING btree ("course_category","sort" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_new" ON "course" USING btree ("course_category","id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_hot" ON "course" USING btree ("course_category","count_study" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_price" ON "course" USING btree ("course_category","course_discount" asc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_sort" ON "course" USING btree ("course_category","category_id1","sort" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_new" ON "course" USING btree ("course_category","category_id1","id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_hot" ON "course" USING btree ("course_category","category_id1","count_study" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_price" ON "course" USING btree ("course_category","category_id1","course_discount" asc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_sort" ON "course" USING btree ("course_category","category_id2","sort" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_new" ON "course" USING btree ("course_category","category_id2","id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_hot" ON "course" USING btree ("course_category","category_id2","count_study" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_price" ON "course" USING btree ("course_category","category_id2","course_discount" asc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_sort" ON "course" USING btree ("course_category","category_id3","sort" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_new" ON "course" USING btree ("course_category","category_id3","id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_hot" ON "course" USING btree ("course_category","category_id3","count_study" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_price" ON "course" USING btree ("course_category","category_id3","course_discount" asc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "search_tokens" ON "search_document" USING gin (("tokens"::tsvector)) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "search_document" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "title" SET STORAGE MAIN, ALTER COLUMN "title_key" SET STORAGE MAIN, ALTER COLUMN "summary" SET STORAGE MAIN;
