ALTER TABLE "assessment_notice" ADD COLUMN "correction" smallint;--> statement-breakpoint
ALTER TABLE "paper_item" ADD COLUMN "stands_for" bigint;--> statement-breakpoint
ALTER TABLE "paper_section" ADD COLUMN "stands_for" bigint;--> statement-breakpoint
ALTER TABLE "paper_item" ADD CONSTRAINT "paper_item_stands_for_paper_item_id_fk" FOREIGN KEY ("stands_for") REFERENCES "public"."paper_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_section" ADD CONSTRAINT "paper_section_stands_for_paper_section_id_fk" FOREIGN KEY ("stands_for") REFERENCES "public"."paper_section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_item_stands_for_index" ON "paper_item" USING btree ("stands_for");--> statement-breakpoint
CREATE INDEX "paper_section_stands_for_index" ON "paper_section" USING btree ("stands_for");--> statement-breakpoint
ALTER TABLE "assessment_notice" ADD CONSTRAINT "assessment_notice_correction_known" CHECK ("assessment_notice"."correction" in (1, 2, 3));