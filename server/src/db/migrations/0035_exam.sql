CREATE TABLE "question_ability" (
	"question_id" bigint NOT NULL,
	"ability_id" bigint NOT NULL,
	"ability_level" smallint NOT NULL,
	CONSTRAINT "question_ability_question_id_ability_id_pk" PRIMARY KEY("question_id","ability_id"),
	CONSTRAINT "question_ability_ability_level_known" CHECK ("question_ability"."ability_level" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
ALTER TABLE "assessment" DROP CONSTRAINT "assessment_assessment_kind_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "exam_sitting" ADD COLUMN "heard_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "exam_sitting" ADD COLUMN "section_ends" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "question_ability" ADD CONSTRAINT "question_ability_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_ability" ADD CONSTRAINT "question_ability_ability_id_ability_id_fk" FOREIGN KEY ("ability_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_ability_ability_id_index" ON "question_ability" USING btree ("ability_id");--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_assessment_kind_known" CHECK ("assessment"."assessment_kind" in (1, 2, 3, 4, 5, 6, 7));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'work'));