import { Loading } from '../../feedback/loading.tsx';

/** The skeleton of a conversation: messages of both sides, with the field below. */
export function ConversationSkeleton() {
  return (
    <Loading className="flex grow flex-col">
      <div className="skeleton h-8.5 rounded-none" />
      <div className="flex grow flex-col justify-end gap-3 px-4 py-4">
        <div className="skeleton h-11 w-3/5 rounded-card" />
        <div className="skeleton ms-auto h-11 w-1/2 rounded-card" />
        <div className="skeleton h-17 w-4/5 rounded-card" />
      </div>
      <div className="border-t border-line bg-card px-2 py-2">
        <div className="skeleton h-11 rounded-sheet" />
      </div>
    </Loading>
  );
}
