ALTER TABLE "course" ADD COLUMN "file_kinds" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "course_file_kinds" ON "course" USING gin ("file_kinds");--> statement-breakpoint
CREATE INDEX "ledger_dispute_audit_status_id_index" ON "ledger_dispute" USING btree ("audit_status","id");--> statement-breakpoint
UPDATE "course" SET "file_kinds" = array(
  select kind::smallint from (
    select "file_type" as kind from "course_period"
    where "course_id" = "course"."id" and "status_id" = 1 and "media_id" is not null and "file_type" between 4 and 7
    union
    select case when "media_file"."file_type" in (4, 5, 6, 10) then "media_file"."file_type" else 7 end
    from "courseware" join "media_file" on "media_file"."id" = "courseware"."media_id"
    where "courseware"."course_id" = "course"."id" and "courseware"."status_id" = 1
  ) file order by kind);--> statement-breakpoint
UPDATE "search_document" SET "tokens" = "tokens" || array_to_tsvector(
  array['g:' || "course_category", 'c:' || "category_id1", 'c:' || "category_id2", 'c:' || "category_id3",
    'f:' || "is_free", 'v:' || "is_vip_free"]
  || array(select 't:' || lower(normalize(tag, NFKC)) from unnest("tags") tag)
  || array(select 'y:' || kind from unnest("file_kinds") kind))
FROM "course" WHERE "course"."id" = "ref_id" AND "kind" in (1, 2, 4, 103);
