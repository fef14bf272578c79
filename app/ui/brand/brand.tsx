import mark from "./mark.svg?url";

export function Brand({ name }: { name: string }) {
  return (
    <span className="brand">
      <img src={mark} alt="" width={40} height={24} />
      <span>{name}</span>
    </span>
  );
}
