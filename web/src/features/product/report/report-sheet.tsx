import { Trans, useLingui } from '@lingui/react/macro';
import { usePictureUploads } from '../../../entities/upload/use-picture-uploads.ts';
import { PictureField } from '../../../form/picture-field.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { ReportForm } from '../report-form.tsx';
import { MAX_PROOFS } from '../report-form-schema.ts';

interface ReportSheetProps {
  productId: number;
  onClose: () => void;
}

/** The sheet to report a product to the platform, with pictures as evidence. */
export function ReportSheet({ productId, onClose }: ReportSheetProps) {
  const { t } = useLingui();
  const draftName = `report.${productId}`;
  const pictures = usePictureUploads({ max: MAX_PROOFS, draft: draftName });
  return (
    <Sheet title={t`Report this product`} onClose={onClose}>
      <ReportForm
        productId={productId}
        draftName={draftName}
        proofs={
          <PictureField
            {...pictures.field}
            label={<Trans>Evidence (optional)</Trans>}
            help={<Trans>Pictures that show what is wrong.</Trans>}
          />
        }
        withProofs={pictures.send}
        onSent={() => void pictures.clear()}
        onClose={onClose}
      />
    </Sheet>
  );
}
