CREATE TABLE "error_report" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"request_id" text NOT NULL,
	"path" text NOT NULL,
	"error_name" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"query" text
);
--> statement-breakpoint
CREATE INDEX "error_report_gmt_create_index" ON "error_report" USING btree ("gmt_create");--> statement-breakpoint
CREATE INDEX "error_report_request" ON "error_report" USING btree ("request_id" text_pattern_ops);