import type { Schema } from '@meridian/sdk';
import type { Customer, Instant, Text, World } from '../world/types.ts';

/** What a serializer needs of a call: the world, when it is asked, by whom, and in which language. Every `Call` is one. */
export interface SerializerContext {
  readonly world: World;
  readonly now: Instant;
  /** Null for a visitor. */
  readonly customer: Customer | null;
  /** What texts are wanted in: a BCP 47 tag, or a whole `Accept-Language`. */
  readonly language: string;
  /** The text in the call's language. */
  text(text: Text): string;
  /** The signed address of a private picture, by its file; another one at each call. */
  readonly privatePicture: (file: string) => Schema<'PrivatePicture'>;
}
