import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';
import { useOpenPictures } from '../../navigation/picture-viewer-overlay.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Stars } from '../../ui/product/stars.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { primaryLanguage } from './review-filter.ts';

interface ReviewCardProps {
  review: Schema<'Review'>;
  /** Shows only the first lines, without the follow-up and the reply. */
  isBrief?: boolean;
}

/**
 * A review in its original language, which is named if it is not the current one. Its stars are the product score, not
 * the service or postage score.
 */
export function ReviewCard({ review, isBrief = false }: ReviewCardProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { date } = formats;
  const { author, content, pictures, language, reply, append } = review;
  const written = primaryLanguage(language);
  const isOther = written !== 'und' && written !== primaryLanguage(i18n.locale);
  return (
    <article>
      <header className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <bdi className="text-14 font-semibold" translate="no">
          {author.name}
        </bdi>
        <Stars score={review.product_score} />
        <span className="ms-auto text-12 text-ink-2">
          <SeparatedList items={[isOther && formats.language(written), date(review.created_at)]} />
        </span>
      </header>
      {review.spec_text !== '' && (
        <p className="mt-0.5 text-12 text-ink-2">
          <bdi>{review.spec_text}</bdi>
        </p>
      )}
      <ReviewText lang={language} text={content} isBrief={isBrief} />
      <ReviewPictures pictures={pictures} />
      {!isBrief && append !== null && (
        <div className="mt-3">
          <p className="text-12 text-ink-2">
            <Trans>Added on {date(append.created_at)}</Trans>
          </p>
          <ReviewText lang={language} text={append.content} />
          <ReviewPictures pictures={append.pictures} />
        </div>
      )}
      {!isBrief && reply !== null && (
        <div className="mt-3 rounded-box bg-well px-3.5 py-3">
          <p className="text-12 text-ink-2">
            <Trans>The shop replied on {date(reply.created_at)}</Trans>
          </p>
          <ReviewText text={reply.text} />
        </div>
      )}
    </article>
  );
}

function ReviewText({ text, lang, isBrief = false }: { text: string; lang?: string; isBrief?: boolean }) {
  return (
    <p lang={lang} dir="auto" className={`mt-1.5 whitespace-pre-line text-14 ${isBrief ? 'line-clamp-3' : ''}`}>
      {text}
    </p>
  );
}

/** The thumbnails of a review. A press opens the picture viewer. */
function ReviewPictures({ pictures }: { pictures: readonly string[] }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const openPictures = useOpenPictures();
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {pictures.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            aria-label={t`Enlarge picture ${count(index + 1)} of ${count(pictures.length)}`}
            onClick={() => openPictures({ pictures, startIndex: index })}
            className="block rounded-small"
          >
            <Picture src={src} alt="" width={128} height={128} className="size-16 rounded-small bg-well object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
