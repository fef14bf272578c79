import mark from "../../../.cache/brand/mark.svg?url";

export function Brand({ name }: { name: string }) {
  return (
    <span className="brand">
      <img src={mark} alt="" width={import.meta.env.MARK_WIDTH} height={24} />
      <span>{name}</span>
    </span>
  );
}
