ALTER TABLE "trade_event" DROP CONSTRAINT "trade_event_event_known";--> statement-breakpoint
ALTER TABLE "trade_refund" DROP CONSTRAINT "trade_refund_ruled_positive";--> statement-breakpoint
ALTER TABLE "trade_refund" DROP CONSTRAINT "trade_refund_by_rule";--> statement-breakpoint
ALTER TABLE "trade_refund" ADD COLUMN "is_begun" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_event_known" CHECK ("trade_event"."event" in ('closed', 'commissioned', 'delivered', 'invoiceAsked', 'invoiceIssued', 'invoiceRed', 'invoiceRefused', 'invoiceWithdrawn', 'notice', 'opened', 'paid', 'paidBack', 'placed', 'pointsBack', 'pooled', 'refundAsked', 'refundBegun', 'refundGranted', 'refundRefused', 'refundWithdrawn', 'refusedByBank', 'released', 'surplus', 'transferRefused', 'transferTold'));--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_ruled_counted" CHECK ("trade_refund"."ruled" >= 0);--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_is_begun_known" CHECK ("trade_refund"."is_begun" in (0, 1));--> statement-breakpoint
ALTER TABLE "trade_refund" ADD CONSTRAINT "trade_refund_by_rule" CHECK ("trade_refund"."ruled" <= "trade_refund"."amount" and ("trade_refund"."ruled" > 0 or "trade_refund"."is_begun" = 1));