-- When two accounts became one, a sitting that both had stayed once: what was contested of the other has lost its object.
DELETE FROM "ledger_dispute" WHERE NOT EXISTS (SELECT FROM "study_sitting" WHERE "study_sitting"."id" = "sitting_id");--> statement-breakpoint
-- Of two with one name the later gets its number behind it; of two with one code or domain the earlier keeps it.
UPDATE "tree_node" "later" SET "name" = "name" || '（' || "code" || '）' WHERE EXISTS (
  SELECT FROM "tree_node" "o" WHERE "o"."kind" = "later"."kind" AND "o"."parent_code" = "later"."parent_code"
    AND "o"."name" = "later"."name" AND "o"."id" < "later"."id");--> statement-breakpoint
UPDATE "auth_role" "later" SET "role_name" = "role_name" || '（' || "id" || '）' WHERE "status_id" = 1 AND EXISTS (
  SELECT FROM "auth_role" "o" WHERE "o"."org_no" IS NOT DISTINCT FROM "later"."org_no" AND "o"."user_type" = "later"."user_type"
    AND "o"."role_name" = "later"."role_name" AND "o"."status_id" = 1 AND "o"."id" < "later"."id");--> statement-breakpoint
UPDATE "org_info" "later" SET "org_name" = "org_name" || '（' || "org_no" || '）' WHERE "status_id" = 1 AND EXISTS (
  SELECT FROM "org_info" "o" WHERE "o"."org_type" = "later"."org_type" AND "o"."org_name" = "later"."org_name"
    AND "o"."status_id" = 1 AND "o"."id" < "later"."id");--> statement-breakpoint
UPDATE "org_info" "later" SET "org_code" = '' WHERE "org_code" <> '' AND "status_id" = 1 AND EXISTS (
  SELECT FROM "org_info" "o" WHERE "o"."org_type" = "later"."org_type" AND "o"."org_code" = "later"."org_code"
    AND "o"."status_id" = 1 AND "o"."id" < "later"."id");--> statement-breakpoint
UPDATE "org_info" "later" SET "org_domain" = '' WHERE "org_domain" <> '' AND EXISTS (
  SELECT FROM "org_info" "o" WHERE "o"."org_domain" = "later"."org_domain" AND "o"."id" < "later"."id");--> statement-breakpoint
ALTER TABLE "course_chapter" ADD CONSTRAINT "course_chapter_of_course" UNIQUE("course_id","id");--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_of_course" UNIQUE("course_id","id");--> statement-breakpoint
ALTER TABLE "org_department" ADD CONSTRAINT "org_department_of_org" UNIQUE("org_no","id");--> statement-breakpoint
DROP INDEX "courseware_course_id_index";--> statement-breakpoint
DROP INDEX "tree_node_kind_parent_code_index";--> statement-breakpoint
DROP INDEX "auth_role_name";--> statement-breakpoint
DROP INDEX "oauth_binding_user_no_index";--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_zone_id_article_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."article_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapter" ADD CONSTRAINT "course_chapter_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_comment" ADD CONSTRAINT "course_comment_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_comment" ADD CONSTRAINT "course_comment_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_in_chapter" FOREIGN KEY ("course_id","chapter_id") REFERENCES "public"."course_chapter"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware" ADD CONSTRAINT "courseware_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware" ADD CONSTRAINT "courseware_of_period" FOREIGN KEY ("course_id","period_id") REFERENCES "public"."course_period"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_cue" ADD CONSTRAINT "media_cue_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_course" ADD CONSTRAINT "zone_course_zone_id_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_course" ADD CONSTRAINT "zone_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer_audit" ADD CONSTRAINT "lecturer_audit_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_apply" ADD CONSTRAINT "org_apply_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_department" ADD CONSTRAINT "org_department_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_import" ADD CONSTRAINT "org_import_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_info_audit" ADD CONSTRAINT "org_info_audit_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_in_department" FOREIGN KEY ("org_no","department_id") REFERENCES "public"."org_department"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_in_department" FOREIGN KEY ("org_no","department_id") REFERENCES "public"."org_department"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attention" ADD CONSTRAINT "attention_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer" ADD CONSTRAINT "lecturer_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_base" ADD CONSTRAINT "user_base_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_education" ADD CONSTRAINT "user_education_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_expected_job" ADD CONSTRAINT "user_expected_job_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_news" ADD CONSTRAINT "user_news_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_project" ADD CONSTRAINT "user_project_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_research" ADD CONSTRAINT "user_research_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_work" ADD CONSTRAINT "user_work_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_work_set" ADD CONSTRAINT "user_work_set_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD CONSTRAINT "ledger_dispute_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD CONSTRAINT "ledger_dispute_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD CONSTRAINT "ledger_dispute_sitting_id_study_sitting_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."study_sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_note" ADD CONSTRAINT "period_note_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_note" ADD CONSTRAINT "period_note_on_period" FOREIGN KEY ("course_id","period_id") REFERENCES "public"."course_period"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_course" ADD CONSTRAINT "user_course_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_course" ADD CONSTRAINT "user_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_item" ADD CONSTRAINT "tag_item_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_accusation" ADD CONSTRAINT "user_accusation_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_nav_article" ADD CONSTRAINT "website_nav_article_nav_id_website_nav_id_fk" FOREIGN KEY ("nav_id") REFERENCES "public"."website_nav"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "msg_user" ADD CONSTRAINT "msg_user_msg_id_msg_id_fk" FOREIGN KEY ("msg_id") REFERENCES "public"."msg"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_real_name" ADD CONSTRAINT "user_real_name_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_role" ADD CONSTRAINT "auth_role_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_binding" ADD CONSTRAINT "oauth_binding_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_ext" ADD CONSTRAINT "user_ext_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_role_id_auth_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."auth_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_category_name" ON "course_category" USING btree ("category_type","parent_id","category_name");--> statement-breakpoint
CREATE INDEX "course_period_media_id_index" ON "course_period" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "courseware_course_id_period_id_index" ON "courseware" USING btree ("course_id","period_id");--> statement-breakpoint
CREATE INDEX "courseware_media_id_index" ON "courseware" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "zone_course_course_id_index" ON "zone_course" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "org_apply_waiting" ON "org_apply" USING btree ("org_type","org_code") WHERE "org_apply"."audit_status" = 0 and "org_apply"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_info_audit_waiting" ON "org_info_audit" USING btree ("org_no") WHERE "org_info_audit"."audit_status" = 0 and "org_info_audit"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "org_student_org_no_department_id_index" ON "org_student" USING btree ("org_no","department_id");--> statement-breakpoint
CREATE INDEX "period_note_course_id_period_id_index" ON "period_note" USING btree ("course_id","period_id");--> statement-breakpoint
CREATE INDEX "tag_item_user_no_index" ON "tag_item" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "tree_node_name" ON "tree_node" USING btree ("kind","parent_code","name");--> statement-breakpoint
CREATE INDEX "account_deletion_user_no_index" ON "account_deletion" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_role_name_once" ON "auth_role" USING btree (coalesce("org_no", 0),"user_type","role_name") WHERE "auth_role"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_binding_one_of_a_kind" ON "oauth_binding" USING btree ("user_no","source");--> statement-breakpoint
CREATE UNIQUE INDEX "org_info_name" ON "org_info" USING btree ("org_type","org_name") WHERE "org_info"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_info_code" ON "org_info" USING btree ("org_type","org_code") WHERE "org_info"."status_id" = 1 and "org_info"."org_code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "org_info_domain" ON "org_info" USING btree ("org_domain") WHERE "org_info"."org_domain" <> '';--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_status_id_known" CHECK ("article"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_is_recommend_known" CHECK ("article"."is_recommend" in (0, 1));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_count_view_counted" CHECK ("article"."count_view" >= 0);--> statement-breakpoint
ALTER TABLE "article_zone" ADD CONSTRAINT "article_zone_status_id_known" CHECK ("article_zone"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_collection_type_known" CHECK ("collection"."collection_type" in (1, 8));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_status_id_known" CHECK ("course"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_course_category_known" CHECK ("course"."course_category" in (1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_is_free_known" CHECK ("course"."is_free" in (0, 1));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_is_vip_free_known" CHECK ("course"."is_vip_free" in (0, 1));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_course_original_counted" CHECK ("course"."course_original" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_course_discount_counted" CHECK ("course"."course_discount" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_is_putaway_known" CHECK ("course"."is_putaway" in (0, 1));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_count_buy_counted" CHECK ("course"."count_buy" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_count_study_counted" CHECK ("course"."count_study" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_period_total_counted" CHECK ("course"."period_total" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_seconds_total_counted" CHECK ("course"."seconds_total" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_rating_sum_counted" CHECK ("course"."rating_sum" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_rating_count_counted" CHECK ("course"."rating_count" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_is_drag_allowed_known" CHECK ("course"."is_drag_allowed" in (0, 1));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_is_speed_allowed_known" CHECK ("course"."is_speed_allowed" in (0, 1));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_completion_percent_within" CHECK ("course"."completion_percent" between 1 and 100);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_is_answer_known" CHECK ("course"."is_answer" in (0, 1));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_file_kinds_known" CHECK ("course"."file_kinds" <@ array[4, 5, 6, 7, 8, 9, 10]::smallint[]);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_live_status_known" CHECK ("course"."live_status" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_times_in_order" CHECK ("course"."start_time" <= "course"."end_time");--> statement-breakpoint
ALTER TABLE "course_category" ADD CONSTRAINT "course_category_status_id_known" CHECK ("course_category"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "course_category" ADD CONSTRAINT "course_category_category_type_known" CHECK ("course_category"."category_type" in (1, 2, 4, 5));--> statement-breakpoint
ALTER TABLE "course_category" ADD CONSTRAINT "course_category_floor_within" CHECK ("course_category"."floor" between 1 and 3);--> statement-breakpoint
ALTER TABLE "course_chapter" ADD CONSTRAINT "course_chapter_status_id_known" CHECK ("course_chapter"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "course_chapter" ADD CONSTRAINT "course_chapter_is_free_known" CHECK ("course_chapter"."is_free" in (0, 1));--> statement-breakpoint
ALTER TABLE "course_comment" ADD CONSTRAINT "course_comment_status_id_known" CHECK ("course_comment"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "course_comment" ADD CONSTRAINT "course_comment_star_within" CHECK ("course_comment"."star" between 1 and 5);--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_status_id_known" CHECK ("course_period"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_is_free_known" CHECK ("course_period"."is_free" in (0, 1));--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_file_type_known" CHECK ("course_period"."file_type" in (4, 5, 6, 7, 8, 9, 10));--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_length_counted" CHECK ("course_period"."length" >= 0);--> statement-breakpoint
ALTER TABLE "courseware" ADD CONSTRAINT "courseware_status_id_known" CHECK ("courseware"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "courseware" ADD CONSTRAINT "courseware_count_download_counted" CHECK ("courseware"."count_download" >= 0);--> statement-breakpoint
ALTER TABLE "media_cue" ADD CONSTRAINT "media_cue_seq_counted" CHECK ("media_cue"."seq" >= 0);--> statement-breakpoint
ALTER TABLE "media_cue" ADD CONSTRAINT "media_cue_start_ms_counted" CHECK ("media_cue"."start_ms" >= 0);--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_status_id_known" CHECK ("media_file"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_file_type_known" CHECK ("media_file"."file_type" in (4, 5, 6, 7, 8, 9, 10));--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_file_size_counted" CHECK ("media_file"."file_size" >= 0);--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_length_counted" CHECK ("media_file"."length" >= 0);--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in (1, 2, 4, 8, 101, 102, 103));--> statement-breakpoint
ALTER TABLE "lecturer_audit" ADD CONSTRAINT "lecturer_audit_status_id_known" CHECK ("lecturer_audit"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "lecturer_audit" ADD CONSTRAINT "lecturer_audit_audit_status_known" CHECK ("lecturer_audit"."audit_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "org_apply" ADD CONSTRAINT "org_apply_status_id_known" CHECK ("org_apply"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "org_apply" ADD CONSTRAINT "org_apply_org_type_known" CHECK ("org_apply"."org_type" in (3, 4, 5));--> statement-breakpoint
ALTER TABLE "org_apply" ADD CONSTRAINT "org_apply_audit_status_known" CHECK ("org_apply"."audit_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "org_department" ADD CONSTRAINT "org_department_status_id_known" CHECK ("org_department"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "org_import" ADD CONSTRAINT "org_import_status_id_known" CHECK ("org_import"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "org_import" ADD CONSTRAINT "org_import_total_count_counted" CHECK ("org_import"."total_count" >= 0);--> statement-breakpoint
ALTER TABLE "org_import" ADD CONSTRAINT "org_import_bad_count_counted" CHECK ("org_import"."bad_count" >= 0);--> statement-breakpoint
ALTER TABLE "org_import" ADD CONSTRAINT "org_import_import_status_known" CHECK ("org_import"."import_status" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "org_import" ADD CONSTRAINT "org_import_bad_among_all" CHECK ("org_import"."bad_count" <= "org_import"."total_count");--> statement-breakpoint
ALTER TABLE "org_info_audit" ADD CONSTRAINT "org_info_audit_status_id_known" CHECK ("org_info_audit"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "org_info_audit" ADD CONSTRAINT "org_info_audit_audit_status_known" CHECK ("org_info_audit"."audit_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_status_id_known" CHECK ("org_member"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_member_status_known" CHECK ("org_member"."member_status" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_status_id_known" CHECK ("org_student"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_bind_status_known" CHECK ("org_student"."bind_status" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "lecturer" ADD CONSTRAINT "lecturer_status_id_known" CHECK ("lecturer"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "lecturer" ADD CONSTRAINT "lecturer_count_course_counted" CHECK ("lecturer"."count_course" >= 0);--> statement-breakpoint
ALTER TABLE "lecturer" ADD CONSTRAINT "lecturer_count_study_counted" CHECK ("lecturer"."count_study" >= 0);--> statement-breakpoint
ALTER TABLE "lecturer" ADD CONSTRAINT "lecturer_count_fans_counted" CHECK ("lecturer"."count_fans" >= 0);--> statement-breakpoint
ALTER TABLE "user_base" ADD CONSTRAINT "user_base_status_id_known" CHECK ("user_base"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_education" ADD CONSTRAINT "user_education_status_id_known" CHECK ("user_education"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_education" ADD CONSTRAINT "user_education_end_date_in_order" CHECK ("user_education"."end_date" = '' or "start_date" <= "user_education"."end_date");--> statement-breakpoint
ALTER TABLE "user_expected_job" ADD CONSTRAINT "user_expected_job_status_id_known" CHECK ("user_expected_job"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_expected_job" ADD CONSTRAINT "user_expected_job_salary_min_within" CHECK ("user_expected_job"."salary_min" between 0 and 260);--> statement-breakpoint
ALTER TABLE "user_expected_job" ADD CONSTRAINT "user_expected_job_salary_max_within" CHECK ("user_expected_job"."salary_max" between 0 and 260);--> statement-breakpoint
ALTER TABLE "user_expected_job" ADD CONSTRAINT "user_expected_job_salary_in_order" CHECK ("user_expected_job"."salary_min" <= "user_expected_job"."salary_max");--> statement-breakpoint
ALTER TABLE "user_news" ADD CONSTRAINT "user_news_status_id_known" CHECK ("user_news"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_project" ADD CONSTRAINT "user_project_status_id_known" CHECK ("user_project"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_project" ADD CONSTRAINT "user_project_end_date_in_order" CHECK ("user_project"."end_date" = '' or "start_date" <= "user_project"."end_date");--> statement-breakpoint
ALTER TABLE "user_research" ADD CONSTRAINT "user_research_status_id_known" CHECK ("user_research"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_work" ADD CONSTRAINT "user_work_status_id_known" CHECK ("user_work"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_work" ADD CONSTRAINT "user_work_end_date_in_order" CHECK ("user_work"."end_date" = '' or "start_date" <= "user_work"."end_date");--> statement-breakpoint
ALTER TABLE "user_work_set" ADD CONSTRAINT "user_work_set_status_id_known" CHECK ("user_work_set"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_work_set" ADD CONSTRAINT "user_work_set_is_public_known" CHECK ("user_work_set"."is_public" in (0, 1));--> statement-breakpoint
ALTER TABLE "search_word" ADD CONSTRAINT "search_word_times_counted" CHECK ("search_word"."times" >= 0);--> statement-breakpoint
ALTER TABLE "search_word_choice" ADD CONSTRAINT "search_word_choice_is_pinned_known" CHECK ("search_word_choice"."is_pinned" in (0, 1));--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_status_id_known" CHECK ("certificate"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_hours_counted" CHECK ("certificate"."hours" >= 0);--> statement-breakpoint
ALTER TABLE "integral_log" ADD CONSTRAINT "integral_log_kind_known" CHECK ("integral_log"."kind" in ('rating', 'share'));--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD CONSTRAINT "ledger_dispute_status_id_known" CHECK ("ledger_dispute"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD CONSTRAINT "ledger_dispute_audit_status_known" CHECK ("ledger_dispute"."audit_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "period_note" ADD CONSTRAINT "period_note_position_counted" CHECK ("period_note"."position" >= 0);--> statement-breakpoint
ALTER TABLE "study_sitting" ADD CONSTRAINT "study_sitting_granted_counted" CHECK ("study_sitting"."granted" >= 0);--> statement-breakpoint
ALTER TABLE "study_sitting" ADD CONSTRAINT "study_sitting_refused_counted" CHECK ("study_sitting"."refused" >= 0);--> statement-breakpoint
ALTER TABLE "study_sitting" ADD CONSTRAINT "study_sitting_seconds_counted" CHECK ("study_sitting"."seconds" >= 0);--> statement-breakpoint
ALTER TABLE "study_sitting" ADD CONSTRAINT "study_sitting_position_counted" CHECK ("study_sitting"."position" >= 0);--> statement-breakpoint
ALTER TABLE "user_course" ADD CONSTRAINT "user_course_status_id_known" CHECK ("user_course"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_course" ADD CONSTRAINT "user_course_period_done_counted" CHECK ("user_course"."period_done" >= 0);--> statement-breakpoint
ALTER TABLE "user_course" ADD CONSTRAINT "user_course_progress_within" CHECK ("user_course"."progress" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "user_period" ADD CONSTRAINT "user_period_watched_length_counted" CHECK ("user_period"."watched_length" >= 0);--> statement-breakpoint
ALTER TABLE "user_period" ADD CONSTRAINT "user_period_position_counted" CHECK ("user_period"."position" >= 0);--> statement-breakpoint
ALTER TABLE "user_period" ADD CONSTRAINT "user_period_is_done_known" CHECK ("user_period"."is_done" in (0, 1));--> statement-breakpoint
ALTER TABLE "adv" ADD CONSTRAINT "adv_status_id_known" CHECK ("adv"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "adv" ADD CONSTRAINT "adv_times_in_order" CHECK ("adv"."begin_time" <= "adv"."end_time");--> statement-breakpoint
ALTER TABLE "dict_item" ADD CONSTRAINT "dict_item_status_id_known" CHECK ("dict_item"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "nav_bar" ADD CONSTRAINT "nav_bar_status_id_known" CHECK ("nav_bar"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_delivery_status_known" CHECK ("outbox_message"."delivery_status" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "sys_config" ADD CONSTRAINT "sys_config_status_id_known" CHECK ("sys_config"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "sys_config" ADD CONSTRAINT "sys_config_config_show_known" CHECK ("sys_config"."config_show" in (0, 1));--> statement-breakpoint
ALTER TABLE "tag_item" ADD CONSTRAINT "tag_item_status_id_known" CHECK ("tag_item"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "tree_node" ADD CONSTRAINT "tree_node_kind_known" CHECK ("tree_node"."kind" in ('jobType', 'region', 'speciality'));--> statement-breakpoint
ALTER TABLE "tree_node" ADD CONSTRAINT "tree_node_status_id_known" CHECK ("tree_node"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_accusation" ADD CONSTRAINT "user_accusation_status_id_known" CHECK ("user_accusation"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_accusation" ADD CONSTRAINT "user_accusation_handle_status_known" CHECK ("user_accusation"."handle_status" in (1, 2));--> statement-breakpoint
ALTER TABLE "website" ADD CONSTRAINT "website_status_id_known" CHECK ("website"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "website" ADD CONSTRAINT "website_is_enable_statistics_known" CHECK ("website"."is_enable_statistics" in (0, 1));--> statement-breakpoint
ALTER TABLE "website" ADD CONSTRAINT "website_is_show_service_known" CHECK ("website"."is_show_service" in (0, 1));--> statement-breakpoint
ALTER TABLE "website" ADD CONSTRAINT "website_is_enable_vip_known" CHECK ("website"."is_enable_vip" in (0, 1));--> statement-breakpoint
ALTER TABLE "website_link" ADD CONSTRAINT "website_link_status_id_known" CHECK ("website_link"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "website_nav" ADD CONSTRAINT "website_nav_status_id_known" CHECK ("website_nav"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "website_nav_article" ADD CONSTRAINT "website_nav_article_status_id_known" CHECK ("website_nav_article"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "zone" ADD CONSTRAINT "zone_status_id_known" CHECK ("zone"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "zone" ADD CONSTRAINT "zone_zone_type_known" CHECK ("zone"."zone_type" in (1, 2, 4, 5));--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_status_id_known" CHECK ("account_deletion"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_deletion_status_known" CHECK ("account_deletion"."deletion_status" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "msg" ADD CONSTRAINT "msg_status_id_known" CHECK ("msg"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "msg" ADD CONSTRAINT "msg_msg_type_known" CHECK ("msg"."msg_type" in ('organization', 'review', 'security', 'study', 'system'));--> statement-breakpoint
ALTER TABLE "msg_user" ADD CONSTRAINT "msg_user_is_read_known" CHECK ("msg_user"."is_read" in (0, 1));--> statement-breakpoint
ALTER TABLE "msg_user" ADD CONSTRAINT "msg_user_is_top_known" CHECK ("msg_user"."is_top" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_real_name" ADD CONSTRAINT "user_real_name_status_id_known" CHECK ("user_real_name"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_real_name" ADD CONSTRAINT "user_real_name_audit_status_known" CHECK ("user_real_name"."audit_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_status_id_known" CHECK ("stored_file"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('avatar', 'banner', 'feedback', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'work'));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_bytes_counted" CHECK ("stored_file"."bytes" >= 0);--> statement-breakpoint
ALTER TABLE "sys_log" ADD CONSTRAINT "sys_log_user_type_known" CHECK ("sys_log"."user_type" in (0, 1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "login_attempt" ADD CONSTRAINT "login_attempt_count_counted" CHECK ("login_attempt"."count" >= 0);--> statement-breakpoint
ALTER TABLE "auth_role" ADD CONSTRAINT "auth_role_status_id_known" CHECK ("auth_role"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "auth_role" ADD CONSTRAINT "auth_role_user_type_known" CHECK ("auth_role"."user_type" in (0, 1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "auth_role" ADD CONSTRAINT "auth_role_power_level_known" CHECK ("auth_role"."power_level" in (1, 2, 3, 9));--> statement-breakpoint
ALTER TABLE "auth_role" ADD CONSTRAINT "auth_role_is_built_in_known" CHECK ("auth_role"."is_built_in" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_log_login" ADD CONSTRAINT "user_log_login_login_status_known" CHECK ("user_log_login"."login_status" in (0, 1));--> statement-breakpoint
ALTER TABLE "oauth_binding" ADD CONSTRAINT "oauth_binding_status_id_known" CHECK ("oauth_binding"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "org_info" ADD CONSTRAINT "org_info_status_id_known" CHECK ("org_info"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "org_info" ADD CONSTRAINT "org_info_org_type_known" CHECK ("org_info"."org_type" in (3, 4, 5));--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_status_id_known" CHECK ("user_account"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_ext" ADD CONSTRAINT "user_ext_status_id_known" CHECK ("user_ext"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_ext" ADD CONSTRAINT "user_ext_sex_known" CHECK ("user_ext"."sex" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "user_ext" ADD CONSTRAINT "user_ext_is_recommended_known" CHECK ("user_ext"."is_recommended" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_status_id_known" CHECK ("user_identity"."status_id" in (0, 1));--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_user_type_known" CHECK ("user_identity"."user_type" in (0, 1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "comment_helpful" ADD CONSTRAINT "comment_helpful_comment_id_course_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."course_comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_helpful" ADD CONSTRAINT "comment_helpful_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_number" ADD CONSTRAINT "certificate_number_certificate_id_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_waiting" ADD CONSTRAINT "certificate_waiting_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_waiting" ADD CONSTRAINT "certificate_waiting_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_waiting_course_id_index" ON "certificate_waiting" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "course_comment" ADD CONSTRAINT "course_comment_helpful_count_counted" CHECK ("course_comment"."helpful_count" >= 0);
