import type { Schema } from '@meridian/sdk';
import type { Customer, Instant, Text, World } from '../world/types.ts';

/** What a serializer needs from a call: the world, the time, the customer and the language. Every `Call` has these. */
export interface SerializerContext {
  readonly world: World;
  readonly now: Instant;
  /** Null for a visitor. */
  readonly customer: Customer | null;
  /** The language of texts: a BCP 47 tag, or a whole `Accept-Language` header. */
  readonly language: string;
  /** Returns a text in the call's language. */
  text(text: Text): string;
  /** The signed address of a private picture, by its file; a new address on each call. */
  readonly privatePicture: (file: string) => Schema<'PrivatePicture'>;
}
