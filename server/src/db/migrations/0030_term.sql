ALTER TABLE "school_room" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "offering_student" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "school_room" ADD CONSTRAINT "school_room_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_student" ADD CONSTRAINT "offering_student_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_room_import_id_index" ON "school_room" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "lesson_org_no_day_index" ON "lesson" USING btree ("org_no","day");--> statement-breakpoint
CREATE INDEX "offering_student_import_id_index" ON "offering_student" USING btree ("import_id");