/** A file input that also reports the same file again. */
export function FileField({ words, accept, take }: { words: string; accept: string; take: (file: File) => void }) {
  return (
    <label className="grow">
      {words}
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) take(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
