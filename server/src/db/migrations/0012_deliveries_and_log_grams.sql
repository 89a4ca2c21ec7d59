ALTER TABLE "outbox_message" ADD COLUMN "delivery_status" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "last_error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "tried_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "payload" jsonb;--> statement-breakpoint
ALTER TABLE "sys_log" ADD COLUMN "grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_message_failed" ON "outbox_message" USING btree ("id" DESC NULLS FIRST) WHERE "outbox_message"."delivery_status" >= 2;--> statement-breakpoint
-- 旧的日志也找得到：与 contract/src/rules/grams.ts 一样切开
UPDATE "sys_log" SET "grams" = coalesce((
  SELECT array_agg(DISTINCT gram) FROM (
    SELECT regexp_split_to_table(
      translate(concat_ws(' ', operation, content::text, before::text, after::text), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'),
      '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+') AS word
  ) words, generate_series(1, length(word)) place,
  LATERAL (VALUES (substr(word, place, 1)), (substr(word, place, 2))) grams(gram)
), '{}');--> statement-breakpoint
CREATE INDEX "sys_log_grams" ON "sys_log" USING gin ("grams");