/** What a picture may be chosen from: what is sent, and AVIF, which is sent as one of these. Without HEIC, iOS converts it. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
