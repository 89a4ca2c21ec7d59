CREATE TABLE "search_word" (
	"day" date NOT NULL,
	"word_key" text NOT NULL,
	"word" text NOT NULL,
	"times" integer NOT NULL,
	"visitors" bigint NOT NULL,
	CONSTRAINT "search_word_day_word_key_pk" PRIMARY KEY("day","word_key")
);
--> statement-breakpoint
CREATE TABLE "search_word_choice" (
	"word_key" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"is_pinned" smallint NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_word_day_times_index" ON "search_word" USING btree ("day","times" DESC NULLS FIRST);