CREATE TABLE "payout_bill" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"actor_user_no" bigint NOT NULL,
	CONSTRAINT "payout_bill_once" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "payout_difference" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"bill_id" bigint NOT NULL,
	"mark" smallint NOT NULL,
	"line_id" bigint,
	"draw_id" bigint,
	"our_amount" bigint,
	"our_state" smallint,
	"reason" text DEFAULT '' NOT NULL,
	"settled_at" timestamptz(3),
	"actor_user_no" bigint,
	CONSTRAINT "payout_difference_of_line" UNIQUE("line_id"),
	CONSTRAINT "payout_difference_mark_known" CHECK ("payout_difference"."mark" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "payout_difference_our_state_known" CHECK ("payout_difference"."our_state" in (1, 2, 3, 4, 5)),
	CONSTRAINT "payout_difference_about" CHECK ("payout_difference"."line_id" is not null or "payout_difference"."draw_id" is not null),
	CONSTRAINT "payout_difference_settled_why" CHECK (("payout_difference"."settled_at" is not null) = ("payout_difference"."reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "payout_line" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"bill_id" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"extract_no" text NOT NULL,
	"draw_id" bigint,
	"amount" bigint NOT NULL,
	"is_paid" smallint NOT NULL,
	"reason" text NOT NULL,
	"bank_ref" text NOT NULL,
	"bank_time" timestamptz(3),
	"outcome" smallint NOT NULL,
	CONSTRAINT "payout_line_once" UNIQUE("bill_id","row_no"),
	CONSTRAINT "payout_line_row_no_counted" CHECK ("payout_line"."row_no" >= 0),
	CONSTRAINT "payout_line_amount_positive" CHECK ("payout_line"."amount" > 0),
	CONSTRAINT "payout_line_is_paid_known" CHECK ("payout_line"."is_paid" in (0, 1)),
	CONSTRAINT "payout_line_outcome_known" CHECK ("payout_line"."outcome" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
ALTER TABLE "payout_difference" ADD CONSTRAINT "payout_difference_bill_id_payout_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."payout_bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_difference" ADD CONSTRAINT "payout_difference_line_id_payout_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."payout_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_difference" ADD CONSTRAINT "payout_difference_draw_id_wallet_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."wallet_draw"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_bill_id_payout_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."payout_bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_line" ADD CONSTRAINT "payout_line_draw_id_wallet_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."wallet_draw"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_difference_missing_once" ON "payout_difference" USING btree ("draw_id") WHERE mark = 2 and settled_at is null;--> statement-breakpoint
CREATE INDEX "payout_difference_bill_id_index" ON "payout_difference" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payout_difference_draw_id_index" ON "payout_difference" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "payout_difference_actor_user_no_index" ON "payout_difference" USING btree ("actor_user_no");--> statement-breakpoint
CREATE INDEX "payout_line_extract_no_index" ON "payout_line" USING btree ("extract_no");--> statement-breakpoint
CREATE INDEX "payout_line_draw_id_index" ON "payout_line" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "wallet_draw_file_time_index" ON "wallet_draw" USING btree ("file_time");