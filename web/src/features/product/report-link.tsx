import { Trans } from '@lingui/react/macro';

/** Opens the form to report the product. */
export function ReportLink({ onReport }: { onReport: () => void }) {
  return (
    <p className="text-center">
      <button
        type="button"
        onClick={onReport}
        className="min-h-11 rounded-full px-4 text-14 text-ink-2 underline decoration-line underline-offset-4"
      >
        <Trans>Report this product</Trans>
      </button>
    </p>
  );
}
