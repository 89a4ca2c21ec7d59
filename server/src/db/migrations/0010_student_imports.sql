ALTER TABLE "org_student" ADD COLUMN "import_id" bigint;--> statement-breakpoint
CREATE INDEX "org_student_import_id_index" ON "org_student" USING btree ("import_id");