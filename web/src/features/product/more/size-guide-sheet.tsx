import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Sheet } from '../../../ui/overlay/sheet.tsx';

/** The table of a product's sizes with their measurements. */
export function SizeGuideSheet({ guide, onClose }: { guide: Schema<'SizeGuide'>; onClose: () => void }) {
  const { t } = useLingui();
  const { columns, rows, unit, note } = guide;
  const units = { cm: t`In centimetres`, mm: t`In millimetres`, in: t`In inches` };
  return (
    <Sheet title={t`Size guide`} onClose={onClose}>
      {unit !== null && <p className="text-14 text-ink-2">{units[unit]}</p>}
      {/* A table wider than the sheet scrolls. tabIndex lets the keyboard reach the scrolling region. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and this is a table */}
      <div
        role="group"
        aria-label={t`Size guide`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="rail -mx-4 mt-2 px-4 -outline-offset-2"
      >
        <table className="tabular w-full text-14">
          <thead className="border-b border-line text-start text-ink-2">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2.5 pe-4 text-start font-medium last:pe-0">
                  <bdi>{column}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([size, ...cells]) => (
              <tr key={size}>
                <th scope="row" className="py-3 pe-4 text-start font-semibold">
                  <bdi>{size}</bdi>
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} className="py-3 pe-4 whitespace-nowrap last:pe-0">
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== null && (
        <p dir="auto" className="mt-3 text-14 text-ink-2">
          {note}
        </p>
      )}
    </Sheet>
  );
}
