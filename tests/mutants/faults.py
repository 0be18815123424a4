"""Which faults can be put into a file."""

import ast
import copy
from collections import Counter
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

Name: TypeAlias = tuple[str, str, str, str, int]
"""A fault's file, the function it is in, the line of code, the change, and which of several alike it is, from 1."""

ROOT: Final = Path(__file__).parents[2]

FUNCTION: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
OPPOSITES: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}


class Fault(NamedTuple):
    """A change of one file; `source` is the whole file with it."""

    path: str
    line: int
    code: str
    """The text of the line."""
    before: str
    after: str
    source: str
    function: tuple[int, str] | None
    """The first line and the name of the function whose body it is in; None if it is in none."""
    which: int
    """1, or its number among the faults of the function with the same line and change."""

    @property
    def name(self) -> Name:
        """How `mutants.toml` names it."""
        return self.path, self.function[1] if self.function else "", self.code, self.change, self.which

    @property
    def change(self) -> str:
        """The text before and after."""
        return f"{self.before} → {self.after}"


def faults_in(path: Path, root: Path, only: Container[str] | None = None) -> Iterator[Fault]:
    """Yield every fault that can be put into a file, or only into lines with the text of one of `only`."""
    source = path.read_text("utf-8")
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    tree = ast.parse(source)
    alike = Counter[tuple[str, ...]]()
    for node, replacement in _changes(tree):
        line = lines[node.lineno - 1].decode().strip()
        if only is not None and line not in only:
            continue
        begin, end = (
            starts[node.lineno - 1] + node.col_offset,
            starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0),
        )
        text = ast.unparse(replacement)
        inside = f"({text})" if isinstance(replacement, ast.expr) else text
        data = source.encode()
        changed = (data[:begin] + inside.encode() + data[end:]).decode()
        try:
            compile(changed, str(path), "exec")
        except SyntaxError:
            continue
        place = path.relative_to(root).as_posix(), node.lineno, line
        fault = Fault(*place, ast.unparse(node), text, changed, _function_around(tree, node), 1)
        function = fault.name[1]
        alike[function, line, fault.change] += 1
        yield fault._replace(which=alike[function, line, fault.change])


def _function_around(tree: ast.AST, node: Any) -> tuple[int, str] | None:
    """Return the first line and the name of the outermost function whose body a node is in."""
    for function in ast.walk(tree):
        if isinstance(function, FUNCTION) and function.body[0].lineno <= node.lineno <= (function.end_lineno or 0):
            return head_of(function)
    return None


def head_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[int, str]:
    """Return the first line of a function, its decorators included, and its name."""
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)]), function.name


def _changes(tree: ast.AST) -> Iterator[tuple[Any, Any]]:
    """Yield the nodes that can be changed, each with its replacement."""
    for node in _within(tree):
        yield from ((node, replacement) for replacement in _replacements(node))
        tests = [node.test] if isinstance(node, ast.If | ast.While) else getattr(node, "ifs", [])
        yield from ((test, ast.UnaryOp(ast.Not(), test)) for test in tests)


def _within(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that decide behaviour: no types, texts, imports, assertions or log lines.

    The `strict` of a `zip` and `assert_never` count as assertions.
    """
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list"} or (
            name == "keywords" and isinstance(node, ast.ClassDef)
        ):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(
                child, ast.JoinedStr | ast.Import | ast.ImportFrom | ast.Assert
            ):
                continue
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue
            if isinstance(child, ast.AnnAssign) and ast.unparse(child.annotation) == "TypeAlias":
                continue
            if isinstance(child, ast.Expr) and ast.unparse(child).startswith(("assert_never(", "log.")):
                continue
            if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
                continue
            yield child
            yield from _within(child)


def _replacements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a fault can put in place of a node."""
    match node:
        case ast.Compare() if type(node.ops[0]) in OPPOSITES:
            yield _with(node, ops=[OPPOSITES[type(node.ops[0])](), *node.ops[1:]])
        case ast.BinOp() | ast.BoolOp() if type(node.op) in OPPOSITES:
            yield _with(node, op=OPPOSITES[type(node.op)]())
        case ast.Break() | ast.Continue():
            yield OPPOSITES[type(node)]()
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.IfExp():
            yield _with(node, body=node.orelse, orelse=node.body)
        case ast.Return(value=ast.Constant(value=None | False)):
            pass  # a caller that asks for true or false cannot tell None from False
        case ast.Return(value=ast.expr()):
            yield ast.Return(ast.Constant(None))
        case ast.AugAssign() if type(node.op) in OPPOSITES:
            yield from (_with(node, op=OPPOSITES[type(node.op)]()), ast.Pass())
        case ast.Delete() if all(isinstance(target, ast.Name) for target in node.targets):
            pass  # it only says that an argument is unused
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Delete():
            yield ast.Pass()
        case _:
            pass


def _with(node: ast.AST, **parts: Any) -> ast.AST:
    changed = copy.copy(node)
    for name, value in parts.items():
        setattr(changed, name, value)
    return changed
