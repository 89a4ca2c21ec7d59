ALTER TABLE "assessment" ADD COLUMN "trial_of" bigint;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_trial_of_assessment_id_fk" FOREIGN KEY ("trial_of") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_trial_of_author_user_no_index" ON "assessment" USING btree ("trial_of","author_user_no");