CREATE TABLE "wallet" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"wallet_kind" smallint NOT NULL,
	"owner_no" bigint NOT NULL,
	"account_cipher" "bytea",
	"card_masked" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_branch_name" text DEFAULT '' NOT NULL,
	"card_user_no" bigint,
	CONSTRAINT "wallet_once" UNIQUE("wallet_kind","owner_no"),
	CONSTRAINT "wallet_wallet_kind_known" CHECK ("wallet"."wallet_kind" in (1, 2)),
	CONSTRAINT "wallet_card_whole" CHECK (("wallet"."account_cipher" is null) = ("wallet"."card_masked" = ''))
);
--> statement-breakpoint
CREATE TABLE "wallet_draw" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"extract_no" bigint NOT NULL,
	"wallet_id" bigint NOT NULL,
	"apply_user_no" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"account_cipher" "bytea" NOT NULL,
	"card_masked" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_branch_name" text NOT NULL,
	"extract_status" smallint DEFAULT 1 NOT NULL,
	"request_key" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"file_time" timestamptz(3),
	"bank_ref" text,
	"done_time" timestamptz(3),
	CONSTRAINT "wallet_draw_extract_no_unique" UNIQUE("extract_no"),
	CONSTRAINT "wallet_draw_amount_positive" CHECK ("wallet_draw"."amount" > 0),
	CONSTRAINT "wallet_draw_fee_positive" CHECK ("wallet_draw"."fee" > 0),
	CONSTRAINT "wallet_draw_extract_status_known" CHECK ("wallet_draw"."extract_status" in (1, 2, 3, 4, 5)),
	CONSTRAINT "wallet_draw_fee_within" CHECK ("wallet_draw"."fee" < "wallet_draw"."amount"),
	CONSTRAINT "wallet_draw_paid_by" CHECK ("wallet_draw"."extract_status" not in (3, 4) or "wallet_draw"."bank_ref" is not null),
	CONSTRAINT "wallet_draw_done_when" CHECK (("wallet_draw"."done_time" is not null) = ("wallet_draw"."extract_status" in (4, 5)))
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_account_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_entry_kind_known";--> statement-breakpoint
DROP INDEX "ledger_posting_account_id_index";--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "draw_id" bigint;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_card_user_no_user_account_user_no_fk" FOREIGN KEY ("card_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_draw" ADD CONSTRAINT "wallet_draw_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_draw" ADD CONSTRAINT "wallet_draw_apply_user_no_user_account_user_no_fk" FOREIGN KEY ("apply_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_card_user_no_index" ON "wallet" USING btree ("card_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_draw_pressed_once" ON "wallet_draw" USING btree ("apply_user_no","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_draw_bank_ref" ON "wallet_draw" USING btree ("bank_ref");--> statement-breakpoint
CREATE INDEX "wallet_draw_wallet_id_id_index" ON "wallet_draw" USING btree ("wallet_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wallet_draw_extract_status_id_index" ON "wallet_draw" USING btree ("extract_status","id");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_draw_id_wallet_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."wallet_draw"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_draw_id_index" ON "ledger_entry" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_account_id_amount_index" ON "ledger_posting" USING btree ("account_id","amount");--> statement-breakpoint
CREATE INDEX "trade_order_sold_by_org" ON "trade_order" USING btree ("org_no","paid_at" desc,"id" desc) WHERE order_status in (2, 7, 5);--> statement-breakpoint
CREATE INDEX "trade_order_sold_by_lecturer" ON "trade_order" USING btree ("lecturer_user_no","paid_at" desc,"id" desc) WHERE order_status in (2, 7, 5);--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_account_kind_known" CHECK ("ledger_account"."account_kind" in (1, 2, 3, 4, 5, 6, 7, 20, 21));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_belongs" CHECK (num_nonnulls("ledger_entry"."order_id", "ledger_entry"."draw_id") = 1);--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_entry_kind_known" CHECK ("ledger_entry"."entry_kind" in (1, 2, 3, 4, 5, 20, 21, 22));